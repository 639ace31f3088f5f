### Notifications of daily tables.

push-ask = Tell me even when Mahé is closed
push-stop = Tell me no more
push-on = This device will be told when it is your turn.
push-off = This device will be told no more.
push-denied = Your browser does not allow notifications for this page.
push-your-turn = It is your turn.
