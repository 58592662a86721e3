import type { EntradaDe } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';
import { ITENS_CIWA } from './itens.ts';

export type Entrada = EntradaDe<typeof ITENS_CIWA>;

export const ciwaAr = definir({
  id: 'ciwa-ar',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'CIWA-Ar',
  resumo: 'Gravidade da síndrome de abstinência alcoólica.',
  categoria: 'neurologia',
  especialidades: ['Psiquiatria', 'Clínica Médica', 'Medicina de Emergência', 'Medicina Intensiva'],
  apelidos: [
    'ciwa',
    'abstinência alcoólica',
    'alcohol withdrawal',
    'etilismo',
    'delirium tremens',
    'álcool',
    'tremor',
  ],
  campos: ITENS_CIWA,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'leve',
          abaixoDe: 10,
          rotulo: 'Abstinência leve',
          texto: 'no artigo original, abaixo de 10 não se costuma precisar de medicação.',
          gravidade: 'atencao',
        },
        {
          codigo: 'moderada',
          abaixoDe: 19,
          rotulo: 'Abstinência moderada',
          texto: 'acima de 15 o risco de complicações já é maior.',
          gravidade: 'alerta',
        },
        { codigo: 'grave', rotulo: 'Abstinência grave', gravidade: 'critico' },
      ],
    },
  ],
  fonte,
  calcular,
});
