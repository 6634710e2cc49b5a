# Studio as an image: what is built, and nothing that only building needs. docs/operate.md, «In containers».
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /studio
ENV NEXT_TELEMETRY_DISABLED=1
# What is installed changes seldom: these layers are made anew only when it does.
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
WORKDIR /studio
# Without HOSTNAME Next listens at the name of the container alone. A little longer than common proxies keep an idle connection, so
# that none is closed under a request.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 STUDIO_DATA=/data KEEP_ALIVE_TIMEOUT=65000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
COPY --from=build --chown=root:root /studio/.next/standalone ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# That the process lives; whether calls may be sent to it is for the proxy to ask (/redo).
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/halsa`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "server.js"]
