import { type EntradaDe, medida } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  rr: medida('fr'),
  sbp: medida('pas'),
  gcs: medida('glasgow'),
};
export type Entrada = EntradaDe<typeof campos>;

export const qsofa = definir({
  id: 'qsofa',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'qSOFA',
  resumo: 'Risco de desfecho ruim em adulto com suspeita de infecção, à beira do leito.',
  categoria: 'deterioracao',
  especialidades: [
    'Clínica Médica',
    'Infectologia',
    'Medicina Intensiva',
    'Medicina de Emergência',
  ],
  apelidos: ['quick sofa', 'sepse', 'infecção grave', 'choque séptico'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [
    {
      de: 'score',
      faixas: [
        {
          codigo: 'nao_alto',
          abaixoDe: 2,
          rotulo: 'Abaixo do corte',
          texto: 'não afasta sepse; reavalie se a suspeita continuar.',
          gravidade: 'normal',
        },
        {
          codigo: 'alto',
          rotulo: 'Risco alto',
          texto: 'procure disfunção orgânica (SOFA, lactato) e trate como possível sepse.',
          gravidade: 'critico',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
