import { Button, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { definirDisponibilidade } from '../api/ajustes.ts';
import type { Disponibilidade, Medico } from '../api/linhas.ts';
import { DIAS } from '../calendario/dias.ts';
import classes from './Ajustes.module.css';
import { type PropsDaAba, useMedicosAjustaveis, useMudarComVolta } from './aba.ts';
import { FormularioSobDemanda } from './FormularioSobDemanda.tsx';

const FormularioDeHorario = lazy(() =>
  import('./FormularioDeHorario.tsx').then((m) => ({ default: m.FormularioDeHorario })),
);

const Modelo = lazy(() => import('./Modelo.tsx').then((m) => ({ default: m.Modelo })));

/** When each doctor attends, week after week. */
export function Horarios(props: PropsDaAba) {
  const { estrutura } = props;
  const medicos = useMedicosAjustaveis(props);
  const { id, tipo } = usePerfil();
  const administra = tipo !== 'medico' || id === props.clinica.id;
  const semHorarios = medicos.some(
    (medico) => !estrutura.disponibilidades.some((d) => d.medico_id === medico.id),
  );
  return (
    <div className={classes.duas}>
      <div>
        {administra && semHorarios && (
          <Suspense fallback={<Esqueleto />}>
            <Modelo clinicaId={props.clinica.id} />
          </Suspense>
        )}
        {medicos.map((medico) => (
          <HorariosDoMedico
            key={medico.id}
            {...props}
            medico={medico}
            horarios={estrutura.disponibilidades.filter((d) => d.medico_id === medico.id)}
          />
        ))}
      </div>
      <FormularioSobDemanda titulo="Novo horário" rotulo="Adicionar horário">
        {() => <FormularioDeHorario {...props} medicos={medicos} />}
      </FormularioSobDemanda>
    </div>
  );
}

function HorariosDoMedico({
  clinica,
  estrutura,
  medico,
  horarios,
}: PropsDaAba & { medico: Medico; horarios: readonly Disponibilidade[] }) {
  const mudar = useMudarComVolta(clinica.id);
  return (
    <Bloco titulo={medico.nome}>
      {horarios.length === 0 && (
        <BlocoVazio>Sem horários: nada é oferecido para agendar.</BlocoVazio>
      )}
      <ul className="linhas" aria-label={`Horários de ${medico.nome}`}>
        {horarios.map(({ id, dia_da_semana: dia, inicio, fim, sala_id: sala }) => {
          const frase = `${DIAS[dia - 1]}, ${inicio.slice(0, 5)} às ${fim.slice(0, 5)}`;
          const nomeDaSala = estrutura.salas.find((s) => s.id === sala)?.nome;
          return (
            <li key={id} className="linha">
              <span>
                {frase}
                {nomeDaSala && (
                  <Text span c="dimmed" fz="sm">
                    {' '}
                    · {nomeDaSala}
                  </Text>
                )}
              </span>
              <Button
                variant="default"
                aria-label={`Remover ${frase}`}
                onClick={() =>
                  mudar(
                    'Horário removido. O que já está agendado continua.',
                    () => definirDisponibilidade(id, false),
                    () => definirDisponibilidade(id, true),
                  )
                }
              >
                Remover
              </Button>
            </li>
          );
        })}
      </ul>
    </Bloco>
  );
}
