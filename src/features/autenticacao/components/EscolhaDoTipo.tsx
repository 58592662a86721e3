import type { TipoDeUsuario } from '@domain/permissoes.ts';
import {
  IconAmbulance,
  IconBuildingHospital,
  IconHeart,
  IconHome,
  IconStethoscope,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './EscolhaDoTipo.module.css';

/** How the account is explained to who chooses it. */
export const TIPOS_DO_REGISTRO: readonly { tipo: TipoDeUsuario; rotulo: string; para: string }[] = [
  { tipo: 'medico', rotulo: 'Médico', para: 'Atendo em consultório ou em clínicas.' },
  { tipo: 'clinica', rotulo: 'Clínica', para: 'Administro uma clínica e sua equipe.' },
  { tipo: 'hospital', rotulo: 'Hospital', para: 'Administro um hospital e seu corpo clínico.' },
  { tipo: 'plantonista', rotulo: 'Plantonista', para: 'Faço plantões em um ou mais lugares.' },
  { tipo: 'staff', rotulo: 'Equipe', para: 'Recebi um convite da clínica onde trabalho.' },
  { tipo: 'paciente', rotulo: 'Paciente', para: 'Quero acompanhar meus atendimentos.' },
];

const ICONE: Readonly<Record<TipoDeUsuario, TablerIcon>> = {
  medico: IconStethoscope,
  clinica: IconHome,
  hospital: IconBuildingHospital,
  plantonista: IconAmbulance,
  staff: IconUsers,
  paciente: IconHeart,
};

/** The six types of account, each with a sentence that its person recognises. */
export function EscolhaDoTipo({ aoEscolher }: { aoEscolher: (tipo: TipoDeUsuario) => void }) {
  return (
    <ul className={classes.lista}>
      {TIPOS_DO_REGISTRO.map(({ tipo, rotulo, para }) => {
        const Icone = ICONE[tipo];
        return (
          <li key={tipo}>
            <button type="button" className={classes.cartao} onClick={() => aoEscolher(tipo)}>
              <Icone size={26} stroke={1.5} aria-hidden className={classes.icone} />
              <span>
                <span className={classes.rotulo}>{rotulo}</span>
                <span className={classes.para}>{para}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
