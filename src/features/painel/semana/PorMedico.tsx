import { fracao, horasPorExtenso, percentual } from '@domain/painel/semana.ts';
import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Bloco } from '@/components/Bloco.tsx';
import { TextoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { OcupacaoDoMedico } from '../api/semana.ts';
import classes from './Semana.module.css';

/** A hospital has hundreds: the fullest are looked at, the agenda has everybody. */
const A_VISTA = 8;

interface Props {
  medicos: readonly OcupacaoDoMedico[];
  hoje: string;
}

/** How full each doctor's hours are this week, the fullest first; each leads to that agenda. */
export function PorMedico({ medicos, hoje }: Props) {
  const visiveis = medicos.slice(0, A_VISTA);
  return (
    <Bloco
      titulo="Ocupação de cada médico nesta semana"
      {...(medicos.length > A_VISTA && { estado: `os ${A_VISTA} mais cheios` })}
    >
      <ul className="linhas" aria-label="Ocupação por médico">
        {visiveis.map(({ id, nome, minutos_ocupados: parte, minutos_oferecidos: todo }) => (
          <li key={id}>
            <Link
              to={PATHS.agenda}
              search={{ dia: hoje, vista: 'semana', medicos: id }}
              className={`linha ${classes.medico}`}
            >
              <strong>{nome}</strong>
              <span className={classes.trilho} aria-hidden>
                <span
                  className={classes.cheio}
                  style={{ width: `${(fracao(parte, todo) ?? 0) * 100}%` }}
                />
              </span>
              <Text span className="numeros" ta="end" c="dimmed" fz="sm">
                {percentual(parte, todo)}, {horasPorExtenso(parte)} de {horasPorExtenso(todo)}
              </Text>
            </Link>
          </li>
        ))}
      </ul>
      {medicos.length > A_VISTA && (
        <div className={classes.rodape}>
          <TextoLink to={PATHS.agenda} search={{ dia: hoje, vista: 'semana' }}>
            Ver os {medicos.length} médicos na agenda
          </TextoLink>
        </div>
      )}
    </Bloco>
  );
}
