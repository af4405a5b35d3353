## What a page of the server says while it can’t be reached: it brings these words along
web-offline = No contact with the tower
web-offline-line = We can’t reach the server. Your tables are safe; we’ll keep trying.
web-other-house = Voltige without a server
web-other-house-line = The line is down. You can fly on in this browser, against bots or on one screen.
web-home = Home
