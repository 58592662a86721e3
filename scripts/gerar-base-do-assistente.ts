/** Writes the migration that fills the knowledge base, after its files changed: npx tsx scripts/gerar-base-do-assistente.ts */
import { writeFileSync } from 'node:fs';
import { MIGRACAO_DA_BASE, migracaoDaBase } from './assistente/migracao.ts';

writeFileSync(new URL(`../${MIGRACAO_DA_BASE}`, import.meta.url), migracaoDaBase());
