import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { ABERTURA_OCULAR, RESPOSTA_MOTORA, RESPOSTA_VERBAL } from '../glasgow/itens.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

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
export type Entrada = EntradaDe<typeof campos>;

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
