// Express with cookie-session and http-proxy-middleware, as their documentation shows them; connections are kept.
import { Agent } from "node:http";
import cookieSession from "cookie-session";
import express from "express";
import { createProxyMiddleware } from "http-proxy-middleware";

const { PORT, ACMA_URL, SECRET } = process.env;

const app = express();
app.use(cookieSession({ name: "session", keys: [SECRET], httpOnly: true, sameSite: "lax" }));

app.post("/sign-in", express.json(), (request, response) => {
  request.session.pair = request.body;
  response.status(204).end();
});

app.use("/api/acma", (request, response, next) => {
  if (request.session.pair !== undefined) return next();
  response.status(401).json({ error: "SessionEnded" });
});
app.use(
  "/api/acma",
  createProxyMiddleware({
    target: ACMA_URL,
    changeOrigin: true,
    agent: new Agent({ keepAlive: true }),
    on: {
      proxyReq: (outgoing, request) => {
        outgoing.removeHeader("cookie");
        outgoing.setHeader("authorization", `Bearer ${request.session.pair.accessToken}`);
      },
    },
  }),
);

app.listen(Number(PORT), "127.0.0.1");
