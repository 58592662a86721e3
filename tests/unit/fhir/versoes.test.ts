import { describe, expect, it } from 'vitest';
import { exportar, id, urn, versoes } from './support/exportar.ts';
import { VERSAO } from './support/prontuario.ts';

const AUTOR = { reference: `urn:uuid:${VERSAO.autor_id}`, display: 'Dra. Marta Lima' };
const VISITA = urn('30000000-2000-8000-8000-000000000001');

describe('versions', () => {
  const primeira = { temperatura: 39, substituido_por: id(2) };
  const segunda = {
    id: id(2),
    entrada_id: id(1),
    versao: 2,
    corrige_id: id(1),
    motivo_correcao: 'Temperatura trocada',
    temperatura: 36.9,
  };

  it('stay, each a document, the later in place of the earlier', () => {
    expect(exportar('Composition', versoes(primeira, segunda))).toMatchObject([
      { id: id(1), status: 'final', identifier: { value: `urn:uuid:${id(1)}` } },
      {
        id: id(2),
        status: 'amended',
        identifier: { value: `urn:uuid:${id(1)}` },
        relatesTo: [{ code: 'replaces', targetReference: urn(id(1)) }],
      },
    ]);
    expect(exportar('Composition', versoes(primeira, segunda))[0]).not.toHaveProperty('relatesTo');
  });

  it('are of one visit, and coded once, as corrected', () => {
    expect(exportar('Encounter', versoes(primeira, segunda))).toHaveLength(1);
    expect(exportar('Observation', versoes(primeira, segunda))).toMatchObject([
      { valueQuantity: { value: 36.9 } },
    ]);
    const [antes] = exportar('Composition', versoes(primeira, segunda));
    const sinais = antes?.section?.find(({ title }) => title === 'Sinais vitais');
    expect(sinais?.text.div).toContain('39 °C');
    expect(sinais).not.toHaveProperty('entry');
  });

  it('say why they were corrected, by whom and when', () => {
    expect(exportar('Provenance', versoes(primeira, segunda))).toEqual([
      {
        resourceType: 'Provenance',
        id: '30000000-7000-8000-8000-000000000002',
        target: [urn(id(2))],
        recorded: '2026-11-20T09:30:00.123Z',
        reason: [{ text: 'Temperatura trocada' }],
        activity: {
          coding: [
            { system: 'http://terminology.hl7.org/CodeSystem/v3-DataOperation', code: 'UPDATE' },
          ],
        },
        agent: [
          {
            type: {
              coding: [
                {
                  system: 'http://terminology.hl7.org/CodeSystem/provenance-participant-type',
                  code: 'author',
                },
              ],
            },
            who: AUTOR,
          },
        ],
        entity: [{ role: 'revision', what: urn(id(1)) }],
      },
    ]);
  });

  it('that are being corrected still hold', () => {
    const rascunho = { ...segunda, status: 'rascunho', finalizado_em: null };
    const com = versoes({ temperatura: 39 }, rascunho);
    expect(exportar('Observation', com)).toMatchObject([{ valueQuantity: { value: 39 } }]);
    expect(exportar('Provenance', com)).toEqual([]);
  });

  it('that were inactivated stay as an error, with the reason, and nothing of them is coded', () => {
    const com = versoes({
      temperatura: 39,
      inativado_em: '2026-11-21T10:00:00Z',
      motivo_inativacao: 'Paciente errado',
    });
    expect(exportar('Composition', com)).toMatchObject([{ status: 'entered-in-error' }]);
    expect(exportar('Encounter', com)).toMatchObject([{ status: 'entered-in-error' }]);
    expect(exportar('Observation', com)).toEqual([]);
    expect(exportar('Provenance', com)).toMatchObject([
      {
        recorded: '2026-11-21T10:00:00.000Z',
        reason: [{ text: 'Paciente errado' }],
        activity: { coding: [{ code: 'NULLIFY' }] },
      },
    ]);
  });
});

describe('an addendum', () => {
  const adendo = { id: id(3), entrada_id: id(3), adendo_de: id(1), autor_nome: 'Dr. Davi' };

  it('is a document of the visit that it completes, and no visit of its own', () => {
    const com = versoes({}, adendo);
    expect(exportar('Encounter', com)).toHaveLength(1);
    expect(exportar('Composition', com)).toMatchObject([
      { title: 'Evolução' },
      {
        title: 'Adendo',
        encounter: VISITA,
        relatesTo: [{ code: 'appends', targetReference: urn(id(1)) }],
      },
    ]);
  });

  it('completes the entry as it holds now', () => {
    const corrigida = { id: id(2), entrada_id: id(1), versao: 2, corrige_id: id(1) };
    const com = versoes({ substituido_por: id(2) }, corrigida, adendo);
    expect(exportar('Composition', com)[2]?.relatesTo).toEqual([
      { code: 'appends', targetReference: urn(id(2)) },
    ]);
  });

  it('of what is not there stands without a visit', () => {
    const [documento] = exportar('Composition', versoes(adendo));
    expect(documento).not.toHaveProperty('encounter');
    expect(documento).not.toHaveProperty('relatesTo');
    expect(exportar('Encounter', versoes(adendo))).toEqual([]);
  });
});
