import { type EntradaDe, escolha, linhas, numero } from '../../motor/campos.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  opioids: linhas(
    'Opioides em uso',
    {
      drug: escolha('Opioide', [
        ['codeina', 'Codeína'],
        ['fentanila_td_mcg_h', 'Fentanila transdérmica (mcg/h)'],
        ['hidrocodona', 'Hidrocodona'],
        ['hidromorfona', 'Hidromorfona'],
        ['metadona', 'Metadona'],
        ['morfina', 'Morfina'],
        ['oxicodona', 'Oxicodona'],
        ['oximorfona', 'Oximorfona'],
        ['tapentadol', 'Tapentadol'],
        ['tramadol', 'Tramadol'],
      ]),
      daily_dose: numero({
        rotulo: 'Dose diária',
        unidade: 'mg/dia (fentanila: mcg/h)',
        minimo: 0.1,
        maximo: 5000,
        ajuda: 'Soma das doses orais do dia em mg; do adesivo de fentanila, os mcg/h.',
      }),
    },
    10,
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const opioidMme = definir({
  id: 'opioid-mme',
  versao: '1.0.0',
  tipo: 'calculadora',
  nome: 'Equivalente de morfina (MME)',
  resumo: 'Soma dos opioides em uso em miligramas de morfina oral por dia.',
  categoria: 'medicamento',
  especialidades: [
    'Clínica Médica',
    'Oncologia Clínica',
    'Anestesiologia',
    'Medicina de Família e Comunidade',
    'Geriatria',
  ],
  apelidos: [
    'mme',
    'mmed',
    'opioide',
    'morfina',
    'tramadol',
    'codeína',
    'metadona',
    'oxicodona',
    'fentanila',
    'dor crônica',
    'naloxona',
  ],
  campos,
  saidas: { mme_day: saidaNumero('Equivalente de morfina', 'MME/dia', 1) },
  interpretacoes: [{ de: 'mme_day', faixas: FAIXAS }],
  fonte,
  calcular,
});
