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
import { TIPOS_DO_REGISTRO } from '../tipos.ts';
import classes from './EscolhaDoTipo.module.css';

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
