import { type EntradaDe, ordinal } from '../../motor/campos.ts';
import { definir, saidaPontos } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { FAIXAS } from './faixas.ts';
import { fonte } from './fonte.ts';

const campos = {
  appearance: ordinal('Cor', [
    [0, 'Cianose ou palidez generalizada'],
    [1, 'Corpo rosado, extremidades cianóticas'],
    [2, 'Inteiramente rosado'],
  ]),
  pulse: ordinal('Frequência cardíaca', [
    [0, 'Ausente'],
    [1, 'Menos de 100 bpm'],
    [2, '100 bpm ou mais'],
  ]),
  grimace: ordinal('Irritabilidade reflexa', [
    [0, 'Sem resposta'],
    [1, 'Careta'],
    [2, 'Choro, tosse ou espirro'],
  ]),
  activity: ordinal('Tônus muscular', [
    [0, 'Flácido'],
    [1, 'Alguma flexão das extremidades'],
    [2, 'Movimento ativo'],
  ]),
  respiration: ordinal('Respiração', [
    [0, 'Ausente'],
    [1, 'Fraca ou irregular'],
    [2, 'Choro forte'],
  ]),
};
export type Entrada = EntradaDe<typeof campos>;

export const apgar = definir({
  id: 'apgar',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Apgar',
  resumo: 'Vitalidade do recém-nascido no 1º e no 5º minuto.',
  categoria: 'obstetricia',
  especialidades: ['Pediatria', 'Ginecologia e Obstetrícia', 'Anestesiologia'],
  apelidos: ['recém-nascido', 'sala de parto', 'neonato', 'asfixia', 'nascimento'],
  campos,
  saidas: { score: saidaPontos() },
  interpretacoes: [{ de: 'score', faixas: FAIXAS }],
  fonte,
  calcular,
});
