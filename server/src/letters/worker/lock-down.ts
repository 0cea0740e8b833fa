/**
 * First import of the reading process: takes the network away before any reader of foreign files is loaded. The
 * process has no environment and, by Node's permission model, cannot write files or start programs either.
 */
import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";

function refused(): never {
  throw new Error("the reading process has no network");
}

net.Socket.prototype.connect = refused as unknown as typeof net.Socket.prototype.connect;
net.Server.prototype.listen = refused as unknown as typeof net.Server.prototype.listen;
dgram.createSocket = refused as unknown as typeof dgram.createSocket;
dns.lookup = refused as unknown as typeof dns.lookup;
dns.promises.lookup = refused as unknown as typeof dns.promises.lookup;
for (const name of ["fetch", "WebSocket", "EventSource"]) {
  Object.defineProperty(globalThis, name, { value: refused, writable: false, configurable: false });
}
