import { somarDias } from '@domain/agenda/fuso.ts';
import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { diaPorExtenso, numeroDoDia, semanaCurta, semanasDoMes } from '@/lib/format/dias.ts';
import classes from './Mes.module.css';

interface Props {
  /** The day that has the focus; its month is shown. */
  dia: string;
  hoje: string;
  /** What the label of a day says after its name, such as `2 agendamentos`. */
  rotulo: (dia: string) => string;
  /** How much there is in a day; 0 shows no number. */
  total: (dia: string) => number;
  aoAndar: (dia: string) => void;
  aoAbrir: (dia: string) => void;
  /** What of a day shows where there is room. */
  children: (dia: string) => ReactNode;
}

/** A month at a glance, walked with the arrows: past its edge the next one opens. */
export function Mes({ dia: doFoco, hoje, rotulo, total, aoAndar, aoAbrir, children }: Props) {
  const semanas = semanasDoMes(doFoco);
  const tabela = useRef<HTMLTableElement>(null);
  const seguir = useRef(false);
  // The day is only there once its month is drawn, which may take a while.
  useEffect(() => {
    if (!seguir.current) return;
    seguir.current = false;
    tabela.current?.querySelector<HTMLElement>(`[data-dia="${doFoco}"]`)?.focus();
  }, [doFoco]);
  const andar = (evento: KeyboardEvent) => {
    const dia = diaDaTecla(evento);
    if (!dia) return;
    evento.preventDefault();
    seguir.current = true;
    aoAndar(dia);
  };
  return (
    <table ref={tabela} className={classes.mes} onKeyDown={andar}>
      <thead>
        <tr>
          {(semanas[0] ?? []).map((dia) => (
            <th key={dia} scope="col">
              {semanaCurta(dia)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanas.map((semana) => (
          <tr key={semana[0]}>
            {semana.map((dia) => (
              <td
                key={dia}
                data-fora={dia.slice(0, 7) !== doFoco.slice(0, 7) || undefined}
                data-hoje={dia === hoje || undefined}
              >
                <UnstyledButton
                  className={classes.dia}
                  data-dia={dia}
                  tabIndex={dia === doFoco ? 0 : -1}
                  aria-label={`${diaPorExtenso(dia)}, ${rotulo(dia)}`}
                  onClick={() => aoAbrir(dia)}
                >
                  <span className={classes.cabeca}>
                    <span className={classes.numero}>{numeroDoDia(dia)}</span>
                    {total(dia) > 0 && <span className={classes.total}>{total(dia)}</span>}
                  </span>
                  {children(dia)}
                </UnstyledButton>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PASSOS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

function diaDaTecla({ key, target }: KeyboardEvent): string | null {
  const passo = PASSOS[key];
  const atual = target instanceof HTMLElement ? target.dataset.dia : undefined;
  return passo && atual ? somarDias(atual, passo) : null;
}
