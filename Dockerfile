# syntax=docker/dockerfile:1
# The shop as an image: docs/running.md. The tag of Node is the version of package.json's optionalDependencies.
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run release

FROM node:26.10.0-bookworm-slim
WORKDIR /shop
COPY --from=build /shop/release ./
# Compiled code, for faster starts; all data is in PostgreSQL.
RUN mkdir -p node_modules/.cache .data/pictures && chown -R node node_modules/.cache .data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/service/main.js"]
