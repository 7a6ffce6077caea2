# A trial on one machine: the site beside the emulators, with a season of data. Not for the web: production is static files and
# Firebase (docs/deployment.md).
FROM node:22-trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends openjdk-21-jre-headless ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /arena
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
VOLUME /arena/.arena
EXPOSE 5173 8080 9099
CMD ["npm", "start"]
