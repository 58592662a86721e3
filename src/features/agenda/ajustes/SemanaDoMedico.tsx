import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Bloco } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { comMaiuscula, DIAS } from '@/lib/format/dias.ts';
import { definirDisponibilidade } from '../api/ajustes.ts';
import type { Disponibilidade, Medico } from '../api/linhas.ts';
import classes from './Ajustes.module.css';
import { type PropsDaAba, useMudarComVolta } from './aba.ts';

const FormularioDeHorario = sobDemanda(() =>
  import('./FormularioDeHorario.tsx').then((m) => ({ default: m.FormularioDeHorario })),
);

interface Props extends PropsDaAba {
  medico: Medico;
  horarios: readonly Disponibilidade[];
}

const UTEIS = [1, 2, 3, 4, 5];

/** The hours of a doctor as a week: a line a day, what is taken away can be put back. */
export function SemanaDoMedico({ medico, horarios, ...aba }: Props) {
  const [aberto, setAberto] = useState<number>();
  return (
    <Bloco titulo={medico.nome}>
      <ul className="linhas" aria-label={`Horários de ${medico.nome}`}>
        {DIAS.map((nome, posicao) => {
          const dia = posicao + 1;
          return (
            <Box component="li" key={dia} py="xs" px={{ base: 'sm', sm: 'lg' }}>
              <Group gap="sm" wrap="nowrap" align="flex-start">
                <Text w="4.75rem" py={9} flex="none">
                  {comMaiuscula(nome)}
                </Text>
                <Faixas {...aba} dia={nome} faixas={doDia(horarios, dia)} />
                <Button
                  variant="subtle"
                  px="xs"
                  aria-label={`Adicionar horário de ${medico.nome}: ${nome}`}
                  aria-expanded={aberto === dia}
                  onClick={() => setAberto(aberto === dia ? undefined : dia)}
                >
                  <IconPlus size={18} aria-hidden />
                </Button>
              </Group>
              {aberto === dia && (
                <Suspense fallback={<Esqueleto />}>
                  <Box pt="sm">
                    <FormularioDeHorario
                      {...aba}
                      medicoId={medico.id}
                      // The first hours of a doctor are most often those of every working day.
                      dias={horarios.length === 0 && dia === 1 ? UTEIS : [dia]}
                      aoFechar={() => setAberto(undefined)}
                    />
                  </Box>
                </Suspense>
              )}
            </Box>
          );
        })}
      </ul>
    </Bloco>
  );
}

function doDia(horarios: readonly Disponibilidade[], dia: number): Disponibilidade[] {
  return horarios
    .filter(({ dia_da_semana }) => dia_da_semana === dia)
    .sort((a, b) => a.inicio.localeCompare(b.inicio));
}

interface PropsDasFaixas extends PropsDaAba {
  dia: string;
  faixas: readonly Disponibilidade[];
}

function Faixas({ clinica, estrutura, dia, faixas }: PropsDasFaixas) {
  const mudar = useMudarComVolta(clinica.id);
  if (faixas.length === 0) {
    return (
      <Text c="dimmed" py={9} flex={1}>
        Não atende
      </Text>
    );
  }
  return (
    <Stack gap={4} flex={1} miw={0} align="flex-start">
      {faixas.map(({ id, inicio, fim, sala_id: sala }) => {
        const frase = `${inicio.slice(0, 5)} às ${fim.slice(0, 5)}`;
        const nomeDaSala = estrutura.salas.find((s) => s.id === sala)?.nome;
        return (
          <Button
            key={id}
            variant="default"
            size="sm"
            maw="100%"
            classNames={{ root: classes.faixa, label: classes.inteira }}
            rightSection={<IconX size={16} aria-hidden />}
            aria-label={`Remover ${dia}, ${frase}`}
            onClick={() =>
              mudar(
                'Horário removido. O que já está agendado continua.',
                () => definirDisponibilidade(id, false),
                () => definirDisponibilidade(id, true),
              )
            }
          >
            {nomeDaSala ? `${frase} · ${nomeDaSala}` : frase}
          </Button>
        );
      })}
    </Stack>
  );
}
