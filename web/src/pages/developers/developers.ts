// The examples of the page for developers: short, whole, and run by a test as they stand.

/** A bot of the standard library alone: it makes a table, follows it and plays to the end. */
export function bot(server: string, token: string, game: string): string {
  return `import itertools, json, random, urllib.request

SERVER = "${server}"
TOKEN = "${token}"
numbers = itertools.count()

def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(SERVER + path, data)
    request.add_header("Authorization", "Bearer " + TOKEN)
    request.add_header("Content-Type", "application/json")
    return urllib.request.urlopen(request)

bots = [{"controller": "bot:pilot"}] * 2
seats = [{"controller": "me"}, *bots]
wish = {"game": "${game}", "seats": seats, "nonce": "waived"}
table = json.load(call("/api/tables", wish))["table"]["id"]

for line in call(f"/api/tables/{table}/stream"):
    message = json.loads(line) if line.strip() else {}
    state = message.get("state")
    if state and state["asked"]:
        choice = random.choice(state["legal"])  # your idea goes here
        call(f"/api/tables/{table}/do", {
            "type": "act", "id": str(next(numbers)),
            "version": state["version"], "code": choice["code"],
        })
    if message.get("table", {}).get("status") == "over":
        break
print(f"{SERVER}/replay/{table}")`;
}

/** A look around from a shell. */
export function look(server: string, game: string): string {
  return `curl ${server}/api/games
curl ${server}/api/games/${game}/rules?language=en
curl ${server}/api/lobby`;
}
