import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { avisar } from '@/components/avisar.tsx';
import { Recado } from '@/components/Recado.tsx';
import { mensagemDeErro } from '@/lib/errors/erros.ts';
import { formatarDia, lerHora } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/lib/paciente/paciente.ts';
import { estaOcupado, remarcar } from '../api/mutations.ts';
import { diaPorExtenso, naoAntes } from '../calendario/dias.ts';
import { horaDoMinuto, instanteNoFuso, minutoDaHora, noFuso } from '../calendario/fuso.ts';
import { lerQuando } from '../calendario/quando.ts';
import { usePapel } from '../permissao.ts';
import type { PropsDoDetalhe } from './Detalhe.tsx';
import classes from './Gavetas.module.css';
import { HorariosLivres } from './HorariosLivres.tsx';

/** Another day, hour or doctor for an appointment, chosen among the free ones or typed. */
export function Remarcar(props: PropsDoDetalhe & { voltar: () => void }) {
  const { agendamento, clinica, estrutura, agora, mudar, reler, voltar } = props;
  const { fuso } = estrutura.regras;
  const papel = usePapel(clinica.id);
  const antes = noFuso(agendamento.inicio, fuso);
  const [medico, setMedico] = useState(agendamento.medico_id);
  const [diaDito, setDia] = useState(formatarDia(naoAntes(antes.dia, agora.dia)));
  const [horaDita, setHora] = useState(horaDoMinuto(antes.minuto));
  const [encaixe, setEncaixe] = useState('');
  const [recusa, setRecusa] = useState<{ frase: string; ocupado: boolean }>();
  const dia = lerQuando(diaDito, agora.dia);
  const hora = lerHora(horaDita);

  const enviar = useMutation({
    mutationFn: async (inicio: Date) =>
      remarcar(agendamento.id, {
        inicio: inicio.toISOString(),
        fim: new Date(inicio.getTime() + duracaoDe(agendamento)).toISOString(),
        medico,
        sala: agendamento.sala_id,
        ...(encaixe.trim() && { encaixe: encaixe.trim() }),
      }),
    onSuccess: async (id, inicio) => {
      await reler();
      const depois = noFuso(inicio, fuso);
      avisar.sucesso(
        `${nomeExibido(agendamento.paciente)} foi para ${diaPorExtenso(depois.dia)}, ${horaDoMinuto(depois.minuto)}.`,
      );
      mudar({ agendamento: id, dia: depois.dia });
      voltar();
    },
    onError: (erro) => setRecusa({ frase: mensagemDeErro(erro), ocupado: estaOcupado(erro) }),
  });
  const aoEnviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (dia && hora) enviar.mutate(instanteNoFuso(dia, minutoDaHora(hora), fuso));
    else setRecusa({ frase: 'Informe um dia e uma hora.', ocupado: false });
  };
  const medicos = estrutura.medicos.filter(({ id }) => papel(id) !== null);

  return (
    <form onSubmit={aoEnviar} noValidate>
      <Stack gap="sm">
        {medicos.length > 1 && (
          <NativeSelect
            label="Médico"
            size="md"
            value={medico}
            data={medicos.map(({ id, nome }) => ({ value: id, label: nome }))}
            onChange={({ currentTarget }) => setMedico(currentTarget.value)}
          />
        )}
        <div className={classes.par}>
          <TextInput
            autoFocus
            label="Dia"
            value={diaDito}
            error={dia ? undefined : 'Não é um dia.'}
            description={dia ? diaPorExtenso(dia) : undefined}
            onChange={({ currentTarget }) => setDia(currentTarget.value)}
          />
          <TextInput
            label="Hora"
            value={horaDita}
            error={hora ? undefined : 'Não é uma hora.'}
            onChange={({ currentTarget }) => setHora(currentTarget.value)}
          />
        </div>
        {recusa && (
          <Recado tom="erro" titulo={recusa.frase}>
            {recusa.ocupado && 'Escolha um dos horários livres, ou diga por que é um encaixe.'}
          </Recado>
        )}
        {dia && (
          <HorariosLivres
            clinicaId={clinica.id}
            tipo={agendamento.tipo_id}
            rotulo="Horários livres"
            dia={naoAntes(dia, agora.dia)}
            {...{ medico, fuso }}
            {...(hora && { hora })}
            aoEscolher={({ inicio }) => {
              const livre = noFuso(inicio, fuso);
              setDia(formatarDia(livre.dia));
              setHora(horaDoMinuto(livre.minuto));
              setRecusa(undefined);
            }}
          />
        )}
        {recusa?.ocupado && (
          <Textarea
            label="Motivo do encaixe"
            description="Preenchido, o atendimento entra sobre o que já está marcado."
            value={encaixe}
            onChange={({ currentTarget }) => setEncaixe(currentTarget.value)}
            autosize
            maxLength={300}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={voltar}>
            Voltar
          </Button>
          <Button type="submit" loading={enviar.isPending}>
            Remarcar
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const duracaoDe = ({ inicio, fim }: { inicio: string; fim: string }) =>
  Date.parse(fim) - Date.parse(inicio);
