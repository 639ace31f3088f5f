### An invitation, and letting the home network in.

# $names is a list of names, $count how many they are.
invite-from =
    { $count ->
        [one] { $names } invites you
       *[other] { $names } invite you
    }
# The preview of a link to a game: who plays it.
invite-game = Mahé: { $names }
invite-join = Join
invite-learn = Learn first
invite-back = Back to the invitation

## The home network

invite-network-ask = May others in your network join?
invite-network-means = Every device in the same network, such as your Wi-Fi, can then open Mahé on this computer, until you stop it or quit Mahé.
invite-network-which = Which network
invite-network-allow = Let others in
invite-network-open = Scan the code or open the link: it works on every device in your network.
invite-network-stop = Let nobody in any more
invite-network-stopped = Only this computer can open Mahé now.
invite-network-none = This computer is in no home network. Connect it to your Wi-Fi, then look again.
invite-network-look = Look again
invite-link-here = Link on this computer
