import { type EntradaDe, ordinal } from '../motor/campos.ts';
import { definir, saidaPontos } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { somar } from '../motor/pontos.ts';
import { ABERTURA_OCULAR, RESPOSTA_MOTORA, RESPOSTA_VERBAL } from './glasgow.ts';

const fonte: Fonte = {
  autor: 'Brennan PM, Murray GD, Teasdale GM, 2018',
  referencias: [
    {
      citacao: 'Brennan PM et al. J Neurosurg 2018;128:1612-20.',
      doi: '10.3171/2017.12.JNS172780',
    },
  ],
  formula: 'Total da escala de Glasgow − pupilas que não reagem à luz (0 a 2). Total de 1 a 15.',
  limites: [
    'Descrita no trauma craniano. Sem faixas de gravidade próprias: quanto menor, pior o prognóstico.',
    'Com item não testável (NT) não há total: relate os componentes e as pupilas.',
    'Trauma ocular direto, colírios e lesão do III nervo periférico mudam a pupila sem piorar a lesão cerebral.',
  ],
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

const campos = {
  eye: ABERTURA_OCULAR,
  verbal: RESPOSTA_VERBAL,
  motor: RESPOSTA_MOTORA,
  unreactive_pupils: ordinal('Pupilas que não reagem à luz', [
    [0, 'Nenhuma'],
    [1, 'Uma'],
    [2, 'As duas'],
  ]),
};
type Entrada = EntradaDe<typeof campos>;

/** The Glasgow total less one point for each pupil that does not react to light (Brennan 2018). */
function calcular({ eye, verbal, motor, unreactive_pupils }: Entrada) {
  return { score: somar(eye, verbal, motor) - unreactive_pupils };
}

export const glasgowP = definir({
  id: 'glasgow-p',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Glasgow com pupilas (GCS-P)',
  resumo: 'Escala de Glasgow descontada da reatividade pupilar, no trauma craniano.',
  categoria: 'neurologia',
  especialidades: ['Neurocirurgia', 'Medicina de Emergência', 'Medicina Intensiva', 'Neurologia'],
  apelidos: ['gcs-p', 'ecg-p', 'glasgow pupilar', 'reatividade pupilar', 'traumatismo craniano'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [],
  fonte,
  calcular,
});
