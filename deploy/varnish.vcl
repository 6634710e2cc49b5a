vcl 4.1;

# Varnish in front of Studio: STUDIO_MELLANLAGER=varnish+http://<this server>:6081 (docs/operate.md). Studio says how long a page may be kept
# (s-maxage), marks it with what it was made from (Surrogate-Key), and tells which of them are to be forgotten (PURGE).

import std;

backend studio {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = { .url = "/redo"; .interval = 5s; .timeout = 3s; .window = 3; .threshold = 2; }
}

# Where Studio calls from: nobody else may have pages forgotten.
acl studios {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ studios) {
            return (synth(403, "Forbidden"));
        }
        if (req.http.X-Studio-Nycklar !~ "^[a-z0-9]+([|][a-z0-9]+)*$") {
            return (synth(400, "Bad Request"));
        }
        # No space may stand in what is looked for.
        if (!std.ban("obj.http.Surrogate-Key ~ \b(" + req.http.X-Studio-Nycklar + ")\b")) {
            return (synth(500, std.ban_error()));
        }
        return (synth(200, "Forgotten"));
    }
    # The newsroom, its API and what readers send are nobody's to keep. Public pages are the same whoever asks.
    if (req.url ~ "^/(studio|api|ut|halsa|redo|matt)(/|\?|$)" || (req.method != "GET" && req.method != "HEAD")) {
        return (pass);
    }
    unset req.http.Cookie;
    # What is too old is given while Studio does not answer, and otherwise no longer than a fresh one takes.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
}

sub vcl_backend_response {
    # What is not marked cannot be forgotten, and is kept only where it never changes.
    if (!beresp.http.Surrogate-Key && beresp.http.Cache-Control !~ "immutable") {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    set beresp.grace = 24h;
}

sub vcl_deliver {
    # Browsers, and whoever stands before them, ask each time: of them nobody can be told what has changed.
    if (resp.http.Surrogate-Key) {
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    }
    unset resp.http.Surrogate-Key;
}
