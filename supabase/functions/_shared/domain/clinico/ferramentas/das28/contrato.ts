import { type EntradaDe, medida, numero, opcional } from '../../motor/campos.ts';
import type { Faixa } from '../../motor/faixas.ts';
import { definir, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  tjc28: numero({
    rotulo: 'Articulações dolorosas',
    unidade: 'de 28',
    minimo: 0,
    maximo: 28,
    inteiro: true,
    ajuda: 'Ombros, cotovelos, punhos, metacarpofalângicas, interfalângicas proximais e joelhos.',
  }),
  sjc28: numero({
    rotulo: 'Articulações edemaciadas',
    unidade: 'de 28',
    minimo: 0,
    maximo: 28,
    inteiro: true,
    ajuda: 'As mesmas 28.',
  }),
  global_health_mm: numero({
    rotulo: 'Saúde global pelo paciente',
    unidade: 'mm',
    alternativas: [{ unidade: 'cm', fator: 10 }],
    minimo: 0,
    maximo: 100,
    ajuda: 'Escala visual de 100 mm: 0 é muito bem, 100 é muito mal.',
  }),
  esr: opcional(medida('vhs')),
  crp_mg_l: opcional(medida('pcr')),
};
export type Entrada = EntradaDe<typeof campos>;

/** Disease activity, the same cuts for both versions. */
function faixas(versao: string): readonly Faixa[] {
  return [
    { codigo: 'remissao', abaixoDe: 2.6, rotulo: `${versao}: remissão`, gravidade: 'normal' },
    { codigo: 'baixa', ate: 3.2, rotulo: `${versao}: atividade baixa`, gravidade: 'atencao' },
    { codigo: 'moderada', ate: 5.1, rotulo: `${versao}: atividade moderada`, gravidade: 'alerta' },
    { codigo: 'alta', rotulo: `${versao}: atividade alta`, gravidade: 'critico' },
  ];
}

export const das28 = definir({
  id: 'das28',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'DAS28',
  resumo: 'Atividade da artrite reumatoide, pela VHS e pela PCR.',
  categoria: 'funcional',
  especialidades: ['Reumatologia', 'Clínica Médica'],
  apelidos: [
    'artrite reumatoide',
    'disease activity score',
    'das28-vhs',
    'das28-pcr',
    'dor articular',
    'atividade da doença',
  ],
  campos,
  exigencias: [{ quantos: 'ao-menos-um', de: ['esr', 'crp_mg_l'] }],
  saidas: {
    das28_esr: saidaNumero('DAS28-VHS', 'pontos', 2),
    das28_crp: saidaNumero('DAS28-PCR', 'pontos', 2),
  },
  interpretacoes: [
    { de: 'das28_esr', faixas: faixas('DAS28-VHS') },
    { de: 'das28_crp', faixas: faixas('DAS28-PCR') },
  ],
  fonte,
  calcular,
});
