import type { Procuravel } from '../busca.ts';

type Especial = Procuravel & { readonly tipo: 'calculadora' };

export const INTERACOES = 'drug-interactions';

/** Tools that read the tables of medicines: in the same catalogue, with a screen of their own. */
export const ESPECIAIS: readonly Especial[] = [
  {
    id: INTERACOES,
    tipo: 'calculadora',
    nome: 'Interações medicamentosas',
    resumo: 'Confere os medicamentos da lista, dois a dois, por nome genérico ou marca.',
    categoria: 'medicamento',
    especialidades: [
      'Clínica Médica',
      'Medicina de Família e Comunidade',
      'Geriatria',
      'Cardiologia',
      'Psiquiatria',
      'Medicina de Emergência',
    ],
    apelidos: ['interação', 'interações', 'associação', 'polifarmácia', 'drug interactions', 'ddi'],
  },
  {
    id: 'dose-adjustment',
    tipo: 'calculadora',
    nome: 'Ajuste de dose na insuficiência renal',
    resumo: 'Dose de cada medicamento pelo clearance, por via e por faixa.',
    categoria: 'medicamento',
    especialidades: [
      'Nefrologia',
      'Clínica Médica',
      'Infectologia',
      'Geriatria',
      'Medicina Intensiva',
    ],
    apelidos: [
      'dose renal',
      'clearance',
      'correção de dose',
      'antibiótico',
      'diálise',
      'ajuste renal',
    ],
  },
];
