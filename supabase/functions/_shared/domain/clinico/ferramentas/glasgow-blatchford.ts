import { type EntradaDe, medida, opcional, sexo, simNao } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { degraus, pontos } from '../motor/pontos.ts';
import { bunInformado } from './comum/ureia.ts';

const fonte: Fonte = {
  autor: 'Blatchford O e cols., 2000',
  referencias: [
    {
      citacao: 'Blatchford O et al. Lancet 2000;356:1318-21.',
      doi: '10.1016/S0140-6736(00)02816-6',
    },
  ],
  formula:
    'BUN (mg/dL): 18,2 a < 22,4, 2; 22,4 a < 28, 3; 28 a < 70, 4; ≥ 70, 6 (BUN = ureia ÷ 2,14). Hemoglobina (g/dL): homem 12 a < 13, 1; 10 a < 12, 3; < 10, 6; mulher 10 a < 12, 1; < 10, 6. PAS: 100 a < 110, 1; 90 a < 100, 2; < 90, 3. FC ≥ 100, 1; melena, 1; síncope, 2; doença hepática, 2; insuficiência cardíaca, 2. Total de 0 a 23.',
  limites: [
    'Adultos com hemorragia digestiva alta não varicosa suspeita; não vale para sangramento baixo.',
    'Pontuação até 1 não dispensa julgar sangramento ativo, anticoagulante e apoio em casa.',
  ],
  divergencias: [
    'Circulam variantes de corte na internet, e o artigo usa ureia em mmol/L (6,5; 8; 10; 25). Usada a tabela original, convertida.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  urea_mg_dl: opcional(medida('ureia', { ajuda: 'Informe a ureia ou o BUN, não os dois.' })),
  bun_mg_dl: opcional(medida('bun')),
  hemoglobin: medida('hemoglobina'),
  gender: sexo(),
  sbp: medida('pas'),
  hr: medida('fc'),
  melena: simNao('Melena', 1),
  syncope: simNao('Síncope', 2),
  hepatic_disease: simNao(
    'Doença hepática',
    2,
    'História conhecida ou evidência clínica ou laboratorial, aguda ou crônica.',
  ),
  cardiac_failure: simNao(
    'Insuficiência cardíaca',
    2,
    'História conhecida ou evidência clínica ou no ecocardiograma.',
  ),
};
type Entrada = EntradaDe<typeof campos>;

/** BUN, mg/dL: 0 below 18.2, 6 from 70 on. */
const BUN = [
  [18.2, 0],
  [22.4, 2],
  [28, 3],
  [70, 4],
] as const;

/** Haemoglobin, g/dL: 6 below 10 in both sexes, 0 from the last edge on. */
const HEMOGLOBINA = {
  masculino: [
    [10, 6],
    [12, 3],
    [13, 1],
  ],
  feminino: [
    [10, 6],
    [12, 1],
  ],
} as const;

/** Systolic pressure, mmHg: 0 from 110 on. */
const SISTOLICA = [
  [90, 3],
  [100, 2],
  [110, 1],
] as const;

/** 0 to 23 (Blatchford 2000). */
function calcular(entrada: Entrada) {
  return {
    score:
      degraus(bunInformado(entrada), BUN, 6) +
      degraus(entrada.hemoglobin, HEMOGLOBINA[entrada.gender], 0) +
      degraus(entrada.sbp, SISTOLICA, 0) +
      pontos(
        [entrada.hr >= 100, 1],
        [entrada.melena, 1],
        [entrada.syncope, 2],
        [entrada.hepatic_disease, 2],
        [entrada.cardiac_failure, 2],
      ),
  };
}

export const glasgowBlatchford = definir({
  id: 'glasgow-blatchford',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Glasgow-Blatchford',
  resumo: 'Quem, com hemorragia digestiva alta, precisa de intervenção; antes da endoscopia.',
  categoria: 'digestivo',
  especialidades: [
    'Gastroenterologia',
    'Medicina de Emergência',
    'Clínica Médica',
    'Cirurgia Geral',
  ],
  apelidos: [
    'gbs',
    'blatchford',
    'hemorragia digestiva alta',
    'hda',
    'hematêmese',
    'melena',
    'sangramento digestivo',
  ],
  campos,
  exigencias: [{ quantos: 'exatamente-um', de: ['urea_mg_dl', 'bun_mg_dl'] }],
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'baixo',
          ate: 1,
          rotulo: 'Risco baixo',
          texto: 'candidato a seguimento ambulatorial.',
          gravidade: 'normal',
        },
        {
          codigo: 'nao_baixo',
          rotulo: 'Risco não baixo',
          gravidade: 'alerta',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
