// Builds the shop and copies what runs into a folder, `release` by default: npm run release [-- folder]
import './build.mjs'

const { writeRelease } = await import('../build/release/write-release.ts')
const target = process.argv[2] ?? 'release'
writeRelease(target)
console.log(`${target}: start it with "node dist/service/main.js" in this folder (docs/running.md)`)
