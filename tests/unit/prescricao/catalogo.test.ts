import { readFileSync } from 'node:fs';
import catalogo from '@domain/prescricao/dados/catalogo.json' with { type: 'json' };
import frequentes from '@domain/prescricao/dados/frequentes.json' with { type: 'json' };
import nomes from '@domain/prescricao/dados/nomes.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { MIGRACAO_DO_CATALOGO, migracaoDoCatalogo } from '../../../scripts/catalogo/migracao.ts';

const chave = (dcb: readonly string[]) => [...dcb].sort().join('+');
const conhecidas = new Set(catalogo.linhas.map(({ dcb }) => chave(dcb)));

describe('the data of the catalogue', () => {
  it('make the migration that fills it: after a change, npx tsx scripts/gerar-catalogo.ts', () => {
    const escrita = readFileSync(
      new URL(`../../../${MIGRACAO_DO_CATALOGO}`, import.meta.url),
      'utf8',
    );
    expect(escrita === migracaoDoCatalogo()).toBe(true);
  });

  it('say of every row how far it was verified, and by which of the sources', () => {
    const fontes = Object.keys(catalogo.fontes);
    const sem = catalogo.linhas.filter(
      (linha) =>
        linha.estado !== 'pendente' &&
        !('documento' in linha && linha.documento.every((um) => fontes.includes(um))),
    );
    expect(sem).toEqual([]);
  });

  it('have each presentation once', () => {
    const ids = catalogo.linhas.map((linha) =>
      [
        chave(linha.dcb),
        'forma_texto' in linha ? linha.forma_texto : linha.forma,
        linha.concentracao,
      ].join('|'),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('name and order only what there is', () => {
    const outras = [...nomes.linhas.map(({ dcb }) => dcb), ...frequentes.linhas];
    expect(outras.filter((dcb) => !conhecidas.has(chave(dcb)))).toEqual([]);
  });
});
