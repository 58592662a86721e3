import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { conflitosDaSerieOptions } from '../api/serie.ts';
import type { CamposDoPedido, Pedido } from '../gaveta/formulario.ts';
import { aAgendar, type Escolhas, horariosDa } from './repeticao.ts';

const SEM_CONFLITOS: ReadonlyMap<string, string> = new Map();
const SEM_ESCOLHAS: Escolhas = new Map();

/** The series that a booking form asks for: its dates, what stands against each, what was decided. */
export function useSerie(control: Control<CamposDoPedido, unknown, Pedido>, clinicaId: string) {
  const campos = useWatch({
    control,
    name: ['paciente', 'medico', 'tipo', 'sala', 'dia', 'hora', 'duracao'],
  });
  const [paciente, medico, tipo, sala, dia, hora, duracao] = campos;
  const [repete, dias, fim, vezes, ate] = useWatch({
    control,
    name: ['repete', 'dias', 'fim', 'vezes', 'ate'],
  });
  const horarios = horariosDa(dia, hora, { repete, dias, fim, vezes, ate });
  const conferida = useQuery({
    ...conflitosDaSerieOptions(clinicaId, {
      ...{ paciente, medico, tipo, horarios, observacoes: null },
      sala: sala || null,
      duracao: duracao ?? 0,
    }),
    enabled: Boolean(horarios.length > 0 && paciente && medico && tipo && duracao),
    placeholderData: keepPreviousData,
  });
  const conflitos = conferida.data ?? SEM_CONFLITOS;
  // A time chosen for one doctor says nothing of another.
  const para = `${medico} ${tipo}`;
  const [decidido, setDecidido] = useState({ para, escolhas: SEM_ESCOLHAS });
  const escolhas = decidido.para === para ? decidido.escolhas : SEM_ESCOLHAS;

  function escolher(horario: string, escolha: string | null | undefined) {
    const novas = new Map(escolhas);
    if (escolha === undefined) novas.delete(horario);
    else novas.set(horario, escolha);
    setDecidido({ para, escolhas: novas });
  }

  return {
    repete: repete !== 'nao',
    horarios,
    conflitos,
    conferida,
    escolhas,
    escolher,
    finais: aAgendar(horarios, conflitos, escolhas),
  };
}

export type Serie = ReturnType<typeof useSerie>;
