### Notifications of daily tables.

push-ask = Tell me when it is my turn
push-stop = Tell me no more
push-on = This device will be told when it is your turn.
push-off = This device will be told no more.
push-denied = Your browser does not allow notifications for this page.
push-your-turn = It is your turn.
