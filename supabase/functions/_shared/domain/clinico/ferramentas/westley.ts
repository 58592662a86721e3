import { type EntradaDe, ordinal } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaPontos } from '../motor/ferramenta.ts';
import type { Fonte } from '../motor/fonte.ts';
import { somar } from '../motor/pontos.ts';

const fonte: Fonte = {
  autor: 'Westley CR e cols., 1978',
  referencias: [{ citacao: 'Westley CR et al. Am J Dis Child 1978;132:484-7.' }],
  formula:
    'Estridor 0–2, tiragem 0–3, entrada de ar 0–2, cianose 0, 4 ou 5, consciência 0 ou 5. Total de 0 a 17. Até 2 leve, 3–5 moderada, 6–11 grave, 12 ou mais falência iminente.',
  limites: [
    'Só para crupe: epiglotite, corpo estranho e traqueíte bacteriana também dão estridor.',
    'A tiragem pode diminuir na exaustão: total menor com criança sonolenta é piora.',
  ],
  divergencias: [
    'As faixas não são do artigo de 1978. Há quem use 3–7 moderada e 8–11 grave, e o BMJ Best Practice ≤ 1, 2–4 e ≥ 5. Usada a divisão acima.',
  ],
  verificacao: {
    formula: {
      estado: 'parcial',
      documento: 'Italian Journal of Pediatrics, tabela 8 (10.1186/s13052-017-0348-x)',
      ressalva: 'O artigo de 1978 não foi aberto.',
    },
    faixas: {
      estado: 'conferida',
      documento: 'Italian Journal of Pediatrics, tabela 8 (10.1186/s13052-017-0348-x)',
    },
  },
  revisadoEm: '2026-11-21',
};

const campos = {
  stridor: ordinal('Estridor', [
    [0, 'Ausente'],
    [1, 'Com agitação'],
    [2, 'Em repouso'],
  ]),
  retractions: ordinal('Tiragem', [
    [0, 'Ausente'],
    [1, 'Leve'],
    [2, 'Moderada'],
    [3, 'Grave'],
  ]),
  air_entry: ordinal('Entrada de ar', [
    [0, 'Normal'],
    [1, 'Diminuída'],
    [2, 'Muito diminuída'],
  ]),
  cyanosis: ordinal('Cianose', [
    [0, 'Ausente'],
    [4, 'Com agitação'],
    [5, 'Em repouso'],
  ]),
  consciousness: ordinal('Consciência', [
    [0, 'Normal (inclui dormindo)'],
    [5, 'Alterada'],
  ]),
};
type Entrada = EntradaDe<typeof campos>;

/** The sum of the five signs (Westley 1978). */
function calcular({ stridor, retractions, air_entry, cyanosis, consciousness }: Entrada) {
  return { score: somar(stridor, retractions, air_entry, cyanosis, consciousness) };
}

export const westley = definir({
  id: 'westley',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Westley',
  resumo: 'Gravidade do crupe.',
  categoria: 'deterioracao',
  especialidades: ['Pediatria', 'Medicina de Emergência', 'Otorrinolaringologia'],
  apelidos: [
    'crupe',
    'croup',
    'laringite',
    'laringotraqueíte',
    'estridor',
    'tosse de cachorro',
    'tosse ladrante',
  ],
  campos,
  saidas: { score: saidaPontos(), severity: saidaCodigo('Gravidade') },
  interpretacoes: [
    {
      de: 'score',
      classe: 'severity',
      faixas: [
        { codigo: 'leve', abaixoDe: 3, rotulo: 'Crupe leve', gravidade: 'atencao' },
        { codigo: 'moderada', abaixoDe: 6, rotulo: 'Crupe moderado', gravidade: 'alerta' },
        { codigo: 'grave', abaixoDe: 12, rotulo: 'Crupe grave', gravidade: 'critico' },
        {
          codigo: 'falencia_iminente',
          rotulo: 'Falência respiratória iminente',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
