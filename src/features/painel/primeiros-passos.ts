import { PATHS } from '@/config/paths.ts';

/** What a clinic has so far. */
export interface Situacao {
  medicos: number;
  equipe: number;
  convitesDeMedico: number;
  convitesDeEquipe: number;
  temPaciente: boolean;
}

export interface Passo {
  rotulo: string;
  feito: boolean;
  destino: { to: string; search?: Record<string, string> };
}

/**
 * The way from an empty clinic to a working one. An invitation on its way counts as done. A clinic
 * links doctors by itself; a hospital invites them.
 */
export function primeirosPassos(situacao: Situacao, vincula: boolean): Passo[] {
  const { medicos, equipe, convitesDeMedico, convitesDeEquipe, temPaciente } = situacao;
  return [
    {
      rotulo: vincula ? 'Vincular um médico' : 'Convidar um médico',
      feito: medicos + convitesDeMedico > 0,
      destino: { to: PATHS.gestaoMedicos, search: { aba: vincula ? 'vincular' : 'convites' } },
    },
    {
      rotulo: 'Convidar a equipe',
      feito: equipe + convitesDeEquipe > 0,
      destino: { to: PATHS.gestaoMedicos, search: { aba: 'convites', para: 'staff' } },
    },
    { rotulo: 'Cadastrar um paciente', feito: temPaciente, destino: { to: PATHS.novoPaciente } },
  ];
}
