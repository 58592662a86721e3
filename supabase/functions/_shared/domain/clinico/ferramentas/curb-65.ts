import { type EntradaDe, medida, opcional, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { type Notas, Recusa } from '../motor/notas.ts';
import { contar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Lim WS e cols., 2003',
  referencias: [
    { citacao: 'Lim WS et al. Thorax 2003;58:377-82.', doi: '10.1136/thorax.58.5.377' },
  ],
  formula:
    '1 ponto para cada: confusão; ureia > 42 mg/dL (7 mmol/L; BUN > 19 mg/dL); FR ≥ 30 irpm; PAS < 90 ou PAD ≤ 60 mmHg; idade ≥ 65 anos. Total de 0 a 5.',
  limites: [
    'Adultos com pneumonia adquirida na comunidade.',
    'Não conta saturação, derrame, comorbidade nem apoio em casa: hipoxemia interna mesmo com pontuação baixa.',
    'Sem ureia, o CRB-65 usa os outros quatro itens, com faixas próprias.',
  ],
  divergencias: [
    'Corte da ureia: o artigo usa 7 mmol/L (42 mg/dL); a diretriz da SBPT imprime 50 mg/dL. Aqui vale 42.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  confusion: simNao('Confusão mental nova', 1, 'Desorientação em pessoa, lugar ou tempo.'),
  urea_mg_dl: opcional(
    medida('ureia', { ajuda: 'Pontua acima de 42 mg/dL (7 mmol/L). A SBPT imprime 50 mg/dL.' }),
  ),
  bun_mg_dl: opcional(medida('bun', { ajuda: 'Só se o laboratório der BUN em vez de ureia.' })),
  rr: medida('fr'),
  sbp: medida('pas'),
  dbp: medida('pad'),
  age: medida('idade_adulto'),
};
type Entrada = EntradaDe<typeof campos>;

/**
 * One point each: confusion, urea, breathing, pressure, age (Lim 2003). The urea cut-off of
 * 7 mmol/L is printed as 42 mg/dL of urea and 19 mg/dL of BUN: each unit keeps its own figure.
 *
 * @throws {Recusa} when the diastolic pressure is not below the systolic one.
 */
function calcular(entrada: Entrada, notas: Notas) {
  const { confusion, bun_mg_dl = 0, urea_mg_dl = 0, rr, sbp, dbp, age } = entrada;
  if (dbp >= sbp) {
    throw new Recusa('dbp', 'A pressão diastólica precisa ser menor que a sistólica. Confira.');
  }
  if (urea_mg_dl > 42 && urea_mg_dl <= 50) {
    notas.aviso(
      'Ureia entre 42 e 50 mg/dL: pontua aqui, mas não no corte impresso pela SBPT (50).',
    );
  }
  const ureiaAlta = urea_mg_dl > 42 || bun_mg_dl > 19;
  return { score: contar(confusion, ureiaAlta, rr >= 30, sbp < 90 || dbp <= 60, age >= 65) };
}

export const curb65 = definir({
  id: 'curb-65',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CURB-65',
  resumo: 'Gravidade da pneumonia adquirida na comunidade e onde tratar.',
  categoria: 'infeccao',
  especialidades: [
    'Clínica Médica',
    'Pneumologia',
    'Infectologia',
    'Medicina de Emergência',
    'Medicina de Família e Comunidade',
  ],
  apelidos: ['curb', 'crb-65', 'pneumonia', 'pac', 'community-acquired pneumonia', 'internação'],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['urea_mg_dl', 'bun_mg_dl'] }],
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          abaixoDe: 2,
          rotulo: 'Risco baixo',
          texto: 'em geral, tratamento ambulatorial.',
          gravidade: 'normal',
        },
        {
          codigo: 'intermediario',
          abaixoDe: 3,
          rotulo: 'Risco intermediário',
          texto: 'considere internação breve.',
          gravidade: 'alerta',
        },
        {
          codigo: 'grave',
          rotulo: 'Pneumonia grave',
          texto: 'interne; com 4 ou 5 pontos, avalie UTI.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
