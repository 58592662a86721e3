import type { CorpoDaResposta, TrechoDaResposta } from '@domain/contracts/assistente.ts';
import { expect, it } from 'vitest';
import { redacaoParaNota, trechoParaNota } from './nota.ts';

const trecho = (n: number, titulo: string): TrechoDaResposta => ({
  n,
  passagem: `anafilaxia#p${n}`,
  condicao: 'Anafilaxia',
  titulo: 'Doses — adulto',
  frases: [{ texto: 'Adrenalina 0,5 mg IM.', fontes: ['f1'] }],
  fontes: [{ id: 'f1', titulo, ano: 2020, conferencia: 'memoria' }],
  versao: '2026-11-22',
  validade: '2027-11-22',
  vencida: false,
  verificacao: 'parcial',
});
const resposta = (mais: Partial<CorpoDaResposta>): CorpoDaResposta => ({
  situacao: 'respondida',
  texto: '',
  bandeiras: [],
  trechos: [trecho(1, 'Guia A'), trecho(2, 'Guia B')],
  fatos: [],
  ferramentas: [],
  provedor: { nome: 'Modelo', modelo: 'm-1', versao: '1.0.0' },
  ...mais,
});

it('takes what a model chose into a note with the sources it cites, what was marked, and who helped', () => {
  const redacao = {
    frases: [
      { texto: 'Adrenalina 0,5 mg IM.', citadas: [1], ressalvas: [] },
      { texto: 'NEWS2: 7.', citadas: [3], ressalvas: ['a faixa não foi conferida'] },
    ],
    retiradas: [],
  };
  const resultado = {
    n: 3,
    ferramenta: 'news2',
    titulo: 'NEWS2',
    frases: ['NEWS2: 7.'],
    fonte: 'RCP 2017',
    verificacao: null,
  };
  const nota = redacaoParaNota(redacao, resposta({ redacao, resultados: [resultado] }), 'Ana Reis');
  const [primeira, segunda, fontes, uso] = nota.split('\n');
  expect([primeira, segunda, fontes]).toEqual([
    '- Adrenalina 0,5 mg IM.',
    '- NEWS2: 7. (confira: a faixa não foi conferida)',
    'Fontes: Guia A. 2020; RCP 2017.',
  ]);
  expect(uso).toMatch(/^Elaborado com apoio de IA \(Pleno, Modelo, m-1.*revisado por Ana Reis\.$/);
});

it('takes a passage into a note with its sources', () => {
  const { trechos, provedor } = resposta({});
  expect(trechos[0] && trechoParaNota(trechos[0], provedor, 'Ana Reis')).toMatch(
    /^Anafilaxia, doses — adulto:\n- Adrenalina 0,5 mg IM\.\nFontes: Guia A\. 2020\.\nElaborado com apoio de IA/,
  );
});
