import { type EntradaDe, escolha } from '../motor/campos.ts';
import { definir, saidaCodigo, saidaNumero } from '../motor/ferramenta.ts';
import { type Fonte, SEGUNDA_LEITURA } from '../motor/fonte.ts';
import { PRIORIDADES } from './comum/manchester.ts';

const fonte: Fonte = {
  autor: 'Mackway-Jones K e cols., Manchester Triage Group',
  referencias: [{ citacao: 'Mackway-Jones K (ed.). Emergency Triage, 3ª ed., 2014.' }],
  formula:
    'Vermelho, emergência, 0 min; laranja, muito urgente, 10 min; amarelo, urgente, 60 min; verde, pouco urgente, 120 min; azul, não urgente, 240 min.',
  limites: [
    'Não faz a triagem: registra a cor dada por profissional treinado, com o protocolo licenciado do serviço.',
    'Se o quadro mudar enquanto a pessoa espera, ela deve ser triada de novo.',
  ],
  licenca:
    'Os fluxogramas e discriminadores pertencem ao Manchester Triage Group e, em português, ao Grupo Português de Triagem; não são reproduzidos aqui.',
  verificacao: { formula: SEGUNDA_LEITURA, faixas: SEGUNDA_LEITURA },
  revisadoEm: '2026-11-21',
};

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
type Entrada = EntradaDe<typeof campos>;

/** Records the colour that the trained nurse gave; it does not triage. */
function calcular({ color }: Entrada) {
  return PRIORIDADES[color];
}

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
