### Notifications of daily tables.

push-ask = Tell me even when Mahé is closed
push-stop = Stop telling me
push-on = This device will be told when it is your turn.
push-off = This device will no longer be told.
push-denied = Your browser does not allow notifications for this page.
push-your-turn = It is your turn.
