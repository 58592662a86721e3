// The first step of `npm start`, for a machine that has only Node and npm: checks the version,
// installs what is missing, then hands over to main.ts.
import { ensureInstalled, nodeVersionProblem } from './install.mjs';

const startedAt = Date.now();
const problem = nodeVersionProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
try {
  await ensureInstalled();
} catch (error) {
  console.error(`A instalação não terminou: ${error.message} Veja as mensagens acima.`);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
const { main } = await import('./main.ts');
process.exit(await main(process.argv.slice(2), startedAt));
