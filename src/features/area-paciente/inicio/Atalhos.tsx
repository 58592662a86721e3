import {
  IconCalendarEvent,
  IconCalendarPlus,
  IconEye,
  IconFileText,
  IconMessage,
  IconUserCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import classes from './Inicio.module.css';

interface Atalho {
  rotulo: string;
  para: (typeof PATHS)[
    | 'pedirAgendamento'
    | 'agenda'
    | 'conversasDoPaciente'
    | 'registrosDoPaciente'
    | 'dadosDoPaciente'
    | 'acessosDoPaciente'];
  icone: TablerIcon;
}

const PEDIR: Atalho = {
  rotulo: 'Pedir agendamento',
  para: PATHS.pedirAgendamento,
  icone: IconCalendarPlus,
};

const SEMPRE: readonly Atalho[] = [
  { rotulo: 'Meus agendamentos', para: PATHS.agenda, icone: IconCalendarEvent },
  { rotulo: 'Conversas', para: PATHS.conversasDoPaciente, icone: IconMessage },
  { rotulo: 'Meu prontuário', para: PATHS.registrosDoPaciente, icone: IconFileText },
  { rotulo: 'Meus dados e pedidos', para: PATHS.dadosDoPaciente, icone: IconUserCheck },
  { rotulo: 'Quem viu meu prontuário', para: PATHS.acessosDoPaciente, icone: IconEye },
];

/** Where everything of the patient's is, each place by its name. */
export function Atalhos({ aceitaPedido }: { aceitaPedido: boolean }) {
  const atalhos = aceitaPedido ? [PEDIR, ...SEMPRE] : SEMPRE;
  return (
    <nav aria-label="Área do paciente">
      <ul className={classes.atalhos}>
        {atalhos.map(({ rotulo, para, icone: Icone }) => (
          <li key={rotulo}>
            <Link to={para} className={`cartao ${classes.atalho}`}>
              <Icone size={26} stroke={1.6} aria-hidden />
              {rotulo}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
