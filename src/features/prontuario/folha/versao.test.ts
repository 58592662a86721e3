import { expect, it } from 'vitest';
import { versaoEmPalavras } from './versao.ts';

it.each([
  [
    {
      alvo: 'problema',
      evento: 'criado',
      conteudo: { descricao: 'Asma', codigo: 'J45.9', desde: '2020-01-31' },
    },
    'Problema adicionado: Asma (J45.9), desde 31/01/2020',
  ],
  [
    {
      alvo: 'problema',
      evento: 'alterado',
      conteudo: { descricao: 'Asma', situacao: 'resolvido', resolvido_em: null },
    },
    'Problema resolvido: Asma',
  ],
  [
    {
      alvo: 'problema',
      evento: 'alterado',
      conteudo: {
        descricao: 'Asma',
        situacao: 'descartado',
        motivo_do_descarte: 'Hipótese afastada',
      },
    },
    'Problema descartado: Asma. Motivo: Hipótese afastada',
  ],
  [
    {
      alvo: 'medicamento',
      evento: 'alterado',
      conteudo: {
        nome: 'Captopril',
        dose: '25 mg',
        suspenso_em: '2026-11-02',
        motivo_da_suspensao: 'Tosse',
      },
    },
    'Medicamento suspenso em 02/11/2026: Captopril, 25 mg. Motivo: Tosse',
  ],
  [
    {
      alvo: 'resumo',
      evento: 'alterado',
      conteudo: { alergias: [], nega_alergias: true, alertas: ['Asma'] },
    },
    'Alergias: nega. Alertas: Asma',
  ],
  [
    {
      alvo: 'resumo',
      evento: 'criado',
      conteudo: { alergias: ['Dipirona', 'Látex'], alertas: [] },
    },
    'Alergias: Dipirona, Látex. Alertas: nenhum',
  ],
] as const)('%j', (versao, frase) => {
  expect(versaoEmPalavras({ ...versao, conteudo: { ...versao.conteudo } })).toBe(frase);
});
