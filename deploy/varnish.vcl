vcl 4.1;

# Varnish in front of Studio: STUDIO_MELLANLAGER=varnish+http://<this server>:6081 (docs/operate.md). Studio says how long a page may be kept
# (s-maxage), marks it with what it was made from (Surrogate-Key), and tells which of them are to be forgotten (PURGE), with the key in
# STUDIO_MELLANLAGER_NYCKEL: that is given to Varnish in its environment too. Without one nobody is obeyed.

import std;

backend studio {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = { .url = "/redo"; .interval = 5s; .timeout = 3s; .window = 3; .threshold = 2; }
}

# Where Studio calls from: nobody else may have pages forgotten. Whatever stands before Varnish on the same machine (TLS) calls from there as well, for
# whoever asks it, and is let no further than the key.
acl studios {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ studios || std.getenv("STUDIO_MELLANLAGER_NYCKEL") !~ "^[!-~]{16,}$") {
            return (synth(403, "Forbidden"));
        }
        if (req.http.Authorization != "Bearer " + std.getenv("STUDIO_MELLANLAGER_NYCKEL")) {
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

# Campaign words, and whatever else stands in an address, change no page (lib/transports/doors/site.ts): what is kept is found by what does. Studio is asked
# for the address as it came, since what it was called may be what an old one leads on by.
sub vcl_hash {
    hash_data(regsub(req.url, "\?.*$", ""));
    if (req.url ~ "[?&]sida=[1-9][0-9]{0,5}(&|$)") {
        hash_data("sida=" + regsub(req.url, "^.*?[?&]sida=([1-9][0-9]{0,5})(&.*)?$", "\1"));
    }
    if (req.url ~ "[?&]del=[1-9][0-9]{0,2}(&|$)") {
        hash_data("del=" + regsub(req.url, "^.*?[?&]del=([1-9][0-9]{0,2})(&.*)?$", "\1"));
    }
    if (req.url ~ "[?&]inlagg=[a-zA-Z0-9_-]{1,140}(&|$)") {
        hash_data("inlagg=" + regsub(req.url, "^.*?[?&]inlagg=([a-zA-Z0-9_-]{1,140})(&.*)?$", "\1"));
    }
    if (req.url ~ "[?&]sprak=") {
        hash_data("sprak=" + regsub(req.url, "^.*?[?&]sprak=([^&]*).*$", "\1"));
    }
    # What is looked for is kept by nobody; whoever looks for something else does not wait for it.
    if (req.url ~ "[?&]q=") {
        hash_data(req.url);
    }
    if (req.http.host) {
        hash_data(req.http.host);
    } else {
        hash_data(server.ip);
    }
    return (lookup);
}

sub vcl_backend_response {
    # What is not marked cannot be forgotten, and is kept only where it never changes.
    if (!beresp.http.Surrogate-Key && beresp.http.Cache-Control !~ "immutable") {
        set beresp.uncacheable = true;
        # It is remembered that it is not kept, so that readers do not wait for one another, as they would to see whether it is: old addresses differ by words that change no
        # page. What comes to be marked is kept at once. Of a fault nothing is remembered: what was kept before may stand in for it.
        set beresp.ttl = 0s;
        set beresp.grace = 0s;
        if (beresp.status < 500) {
            set beresp.ttl = 120s;
        }
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
