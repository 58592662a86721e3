import { type EntradaDe, escolha } from '../../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../../motor/ferramenta.ts';
import { calcular } from './calculo.ts';
import { fonte } from './fonte.ts';

const campos = {
  color: escolha(
    'Cor atribuída na triagem',
    [
      ['vermelho', 'Vermelho'],
      ['laranja', 'Laranja'],
      ['amarelo', 'Amarelo'],
      ['verde', 'Verde'],
      ['azul', 'Azul'],
    ],
    'A cor que o profissional treinado deu pelo protocolo. Aqui só se registra.',
  ),
};
export type Entrada = EntradaDe<typeof campos>;

export const manchester = definir({
  id: 'manchester',
  versao: '1.0.0',
  tipo: 'escore',
  nome: 'Cor de Manchester',
  resumo: 'Registra a cor da triagem e o tempo-alvo de atendimento.',
  categoria: 'enfermagem',
  especialidades: ['Medicina de Emergência', 'Clínica Médica', 'Pediatria'],
  apelidos: [
    'triagem',
    'classificação de risco',
    'acolhimento',
    'protocolo de manchester',
    'manchester triage',
    'enfermagem',
  ],
  campos,
  saidas: {
    priority: saidaCodigo('Prioridade'),
    target_min: saidaNumero('Tempo-alvo', 'min', 0),
  },
  interpretacoes: [
    {
      de: 'priority',
      faixas: [
        {
          codigo: 'emergencia',
          rotulo: 'Vermelho, emergência',
          texto: 'atendimento imediato.',
          gravidade: 'critico',
        },
        {
          codigo: 'muito_urgente',
          rotulo: 'Laranja, muito urgente',
          texto: 'atendimento em até 10 minutos.',
          gravidade: 'critico',
        },
        {
          codigo: 'urgente',
          rotulo: 'Amarelo, urgente',
          texto: 'atendimento em até 60 minutos.',
          gravidade: 'alerta',
        },
        {
          codigo: 'pouco_urgente',
          rotulo: 'Verde, pouco urgente',
          texto: 'atendimento em até 120 minutos.',
          gravidade: 'atencao',
        },
        {
          codigo: 'nao_urgente',
          rotulo: 'Azul, não urgente',
          texto: 'atendimento em até 240 minutos.',
          gravidade: 'normal',
        },
      ],
    },
  ],
  fonte,
  calcular,
});
