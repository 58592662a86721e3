import type { TipoDeUsuario } from '@domain/permissoes.ts';

/** How the account is explained to who chooses it. */
export const TIPOS_DO_REGISTRO: readonly { tipo: TipoDeUsuario; rotulo: string; para: string }[] = [
  { tipo: 'medico', rotulo: 'Médico', para: 'Atendo em consultório ou em clínicas.' },
  { tipo: 'clinica', rotulo: 'Clínica', para: 'Administro uma clínica e sua equipe.' },
  { tipo: 'hospital', rotulo: 'Hospital', para: 'Administro um hospital e seu corpo clínico.' },
  { tipo: 'plantonista', rotulo: 'Plantonista', para: 'Faço plantões em um ou mais lugares.' },
  { tipo: 'staff', rotulo: 'Equipe', para: 'Recebi um convite da clínica onde trabalho.' },
  { tipo: 'paciente', rotulo: 'Paciente', para: 'Quero acompanhar meus atendimentos.' },
];
