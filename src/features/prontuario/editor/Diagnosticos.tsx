import {
  type CodigoDeDiagnostico,
  type ContextoDoDiagnostico,
  codigosDaNota,
} from '@domain/prontuario/cid.ts';
import {
  type Diagnostico,
  MAXIMO_DE_DIAGNOSTICOS,
  ROTULO_DA_CERTEZA,
} from '@domain/prontuario/diagnosticos.ts';
import { SECOES_DA_EVOLUCAO } from '@domain/prontuario.ts';
import { ActionIcon, Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowUp, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { CampoDeCodigo } from '../diagnosticos/CampoDeCodigo.tsx';
import { cid10Options } from '../diagnosticos/lista.ts';
import { useContexto } from '../diagnosticos/useContexto.ts';
import { ComoProblema } from './ComoProblema.tsx';
import classes from './Estrutura.module.css';
import type { Editor } from './useEditor.ts';

interface Props {
  form: Editor['form'];
  /** Whoever asked for the field is about to type in it. */
  focar: boolean;
}

/** The diagnoses of the draft, the principal first, and the search for another one. */
export function Diagnosticos({ form, focar }: Props) {
  const lista = useWatch({ control: form.control, name: 'diagnosticos' });
  const [busca, setBusca] = useState('');
  const mudar = (nova: Diagnostico[]) => form.setValue('diagnosticos', nova, { shouldDirty: true });
  const contexto = useContexto(useDeferredValue(useTextos(form)));
  const cheia = lista.length >= MAXIMO_DE_DIAGNOSTICOS;

  const adicionar = ({ codigo, nome }: CodigoDeDiagnostico) => {
    if (lista.some((um) => um.codigo === codigo)) return;
    mudar([...lista, { sistema: 'cid10', codigo, descricao: nome, certeza: 'hipotese' }]);
  };

  return (
    <Stack gap="xs">
      <Stack component="ol" gap={4} aria-label="Diagnósticos">
        {lista.map((diagnostico, posicao) => (
          <li key={`${diagnostico.sistema} ${diagnostico.codigo}`} className={classes.diagnostico}>
            <Box component="span" miw={0} flex="1 1 12rem">
              <b>{diagnostico.codigo}</b> {diagnostico.descricao}
              {posicao === 0 && lista.length > 1 && (
                <Text component="span" size="xs" c="dimmed">
                  {' '}
                  principal
                </Text>
              )}
            </Box>
            <AcoesDoDiagnostico
              diagnostico={diagnostico}
              primeiro={posicao === 0}
              aoTrocarCerteza={() => mudar(lista.with(posicao, comOutraCerteza(diagnostico)))}
              aoSubir={() => mudar([diagnostico, ...lista.filter((um) => um !== diagnostico)])}
              aoRetirar={() => mudar(lista.filter((um) => um !== diagnostico))}
            />
          </li>
        ))}
      </Stack>
      {!cheia && (
        <CampoDeCodigo
          contexto={contexto}
          autoFocus={focar}
          label="Adicionar diagnóstico"
          description="Nome, sinônimo ou código da CID-10."
          value={busca}
          onChange={setBusca}
          aoEscolher={(codigo) => {
            setBusca('');
            adicionar(codigo);
          }}
        />
      )}
      <ComoProblema lista={lista} />
      {!cheia && <PelaNota contexto={contexto} lista={lista} aoEscolher={adicionar} />}
    </Stack>
  );
}

/** What is written in the sections, which says what the diagnosis may be. */
function useTextos(form: Editor['form']): string {
  const nomes = SECOES_DA_EVOLUCAO.map(({ campo }) => campo);
  return useWatch({ control: form.control, name: nomes }).join('\n');
}

interface PropsDaNota {
  contexto: ContextoDoDiagnostico;
  lista: readonly Diagnostico[];
  aoEscolher: (codigo: CodigoDeDiagnostico) => void;
}

/** Diagnoses that the note names and the list does not have, one tap away. */
function PelaNota({ contexto, lista, aoEscolher }: PropsDaNota) {
  const { data: indice } = useQuery(cid10Options());
  const sugeridos = (indice ? codigosDaNota(indice, contexto) : []).filter(
    ({ codigo }) => !lista.some((um) => um.codigo === codigo),
  );
  if (sugeridos.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label="Diagnósticos citados no texto">
      <Text size="sm" c="dimmed">
        Citados no texto:
      </Text>
      {sugeridos.map((sugerido) => (
        <Button
          key={sugerido.codigo}
          size="compact-sm"
          variant="default"
          onClick={() => aoEscolher(sugerido)}
        >
          Adicionar {sugerido.codigo} {sugerido.nome}
        </Button>
      ))}
    </Group>
  );
}

function comOutraCerteza(diagnostico: Diagnostico): Diagnostico {
  const certeza = diagnostico.certeza === 'hipotese' ? 'confirmado' : 'hipotese';
  return { ...diagnostico, certeza };
}

interface PropsDasAcoes {
  diagnostico: Diagnostico;
  primeiro: boolean;
  aoTrocarCerteza: () => void;
  aoSubir: () => void;
  aoRetirar: () => void;
}

function AcoesDoDiagnostico(props: PropsDasAcoes) {
  const { diagnostico, primeiro, aoTrocarCerteza, aoSubir, aoRetirar } = props;
  const { codigo, certeza } = diagnostico;
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-sm"
        variant={certeza === 'confirmado' ? 'light' : 'default'}
        aria-label={`${codigo}: ${ROTULO_DA_CERTEZA[certeza]}. Trocar`}
        onClick={aoTrocarCerteza}
      >
        {ROTULO_DA_CERTEZA[certeza]}
      </Button>
      {!primeiro && (
        <ActionIcon variant="subtle" aria-label={`Tornar ${codigo} o principal`} onClick={aoSubir}>
          <IconArrowUp size={16} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Remover ${codigo}`}
        onClick={aoRetirar}
      >
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}
