/** The demo accounts: the seed makes them, `npm start` shows them. They exist only locally. */

export const DEMO_PASSWORD = 'Pleno2026demo';

export interface DemoAccount {
  readonly tipo: 'clinica' | 'hospital' | 'medico' | 'staff' | 'plantonista' | 'paciente';
  readonly email: string;
  /** As shown to whoever starts the stack. */
  readonly rotulo: string;
}

/** One account for each type of user. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { tipo: 'clinica', email: 'clinica@pleno.demo', rotulo: 'Clínica' },
  { tipo: 'hospital', email: 'hospital@pleno.demo', rotulo: 'Hospital' },
  { tipo: 'medico', email: 'medico@pleno.demo', rotulo: 'Médico' },
  { tipo: 'staff', email: 'staff@pleno.demo', rotulo: 'Staff' },
  { tipo: 'plantonista', email: 'plantonista@pleno.demo', rotulo: 'Plantonista' },
  { tipo: 'paciente', email: 'paciente@pleno.demo', rotulo: 'Paciente' },
];
