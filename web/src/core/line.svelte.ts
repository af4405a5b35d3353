// Whether there is a line to the server, as far as the last attempt told.

class ServerLine {
  lost = $state(false);
}

export const serverLine = new ServerLine();
