/** Writes the migration that fills the catalogue, after its data changed: npx tsx scripts/gerar-catalogo.ts */
import { writeFileSync } from 'node:fs';
import { MIGRACAO_DO_CATALOGO, migracaoDoCatalogo } from './catalogo/migracao.ts';

writeFileSync(new URL(`../${MIGRACAO_DO_CATALOGO}`, import.meta.url), migracaoDoCatalogo());
