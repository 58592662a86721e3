import { readFileSync } from 'node:fs';
import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import catalogo from '@domain/prescricao/dados/catalogo.json' with { type: 'json' };
import frequentes from '@domain/prescricao/dados/frequentes.json' with { type: 'json' };
import nomes from '@domain/prescricao/dados/nomes.json' with { type: 'json' };
import { BASE_DA_SEGURANCA } from '@domain/seguranca/base.ts';
import { describe, expect, it } from 'vitest';
import { nomeDa } from '@/features/prescricao/composicao/item.ts';
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

describe('what the pad writes of the catalogue', () => {
  const escritos = catalogo.linhas.map((linha) => {
    const { dcb: dcbs, concentracao, forma } = linha;
    const forma_texto = ('forma_texto' in linha && linha.forma_texto) || forma;
    return {
      dcbs,
      nome: nomeDa({ dcbs, concentracao, forma_texto } as Parameters<typeof nomeDa>[0]),
    };
  });
  const lidos = escritos.map(({ dcbs, nome }) => ({
    dcbs,
    nome,
    lido: reconhecer(BASE_DA_SEGURANCA.lexico, nome),
  }));

  it('is recognised by the check, but for what its tables do not have', () => {
    const semTabela = lidos.flatMap(({ dcbs, lido }) => (lido.reconhecido ? [] : dcbs.join(' + ')));
    expect([...new Set(semTabela)]).toEqual([
      'diclofenaco + vitaminas B',
      'dexametasona + vitaminas B',
      'dimeticona + homatropina',
      'bacillus clausii',
      'lactobacillus acidophilus',
      // An intrauterine device is no dose that is taken.
      'levonorgestrel',
      'vitaminas B',
      'ringer com lactato',
      'ringer simples',
    ]);
  });

  it('is recognised as the ingredients that it has', () => {
    // One on the skin or in the eye is the same substance, and potassic benzylpenicillin is penicillin G.
    const principios = (dcbs: readonly string[]) =>
      dcbs
        .map((dcb) =>
          dcb.replace(/ \(.*\)$/, '').replace('benzilpenicilina potássica', 'penicilina G'),
        )
        .sort()
        .join(' + ');
    const errados = lidos.flatMap(({ dcbs, nome, lido }) =>
      lido.reconhecido && principios(lido.dcbs) !== principios(dcbs) ? [[nome, lido.dcbs]] : [],
    );
    expect(errados).toEqual([]);
  });
});
