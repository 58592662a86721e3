/**
 * `npm run api:docs`: writes what the functions answer, from their contracts: `docs/api/openapi.json`
 * for programs, `docs/api.md` for people. A test holds both to what this would write.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { escreverDescricao } from './api-docs/documento.ts';
import { escreverPagina } from './api-docs/pagina.ts';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
mkdirSync(`${DOCS}api`, { recursive: true });
writeFileSync(`${DOCS}api/openapi.json`, escreverDescricao());
writeFileSync(`${DOCS}api.md`, escreverPagina());
