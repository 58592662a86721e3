import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Bloco, BlocoVazio } from '@/components/Bloco.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { definirTipo } from '../api/ajustes.ts';
import type { Cor, Tipo } from '../api/linhas.ts';
import classes from './Ajustes.module.css';
import { type PropsDaAba, useMudarComVolta } from './aba.ts';
import { FormularioSobDemanda } from './FormularioSobDemanda.tsx';

const FormularioDoTipo = sobDemanda(() =>
  import('./FormularioDoTipo.tsx').then((m) => ({ default: m.FormularioDoTipo })),
);

const Modelo = sobDemanda(() => import('./Modelo.tsx').then((m) => ({ default: m.Modelo })));

/** The colour of a kind as the theme paints it. */
const corDoTipo = (cor: Cor) =>
  cor === 'indigo' ? 'var(--mantine-color-marca-5)' : `var(--mantine-color-${cor}-6)`;

/** Kinds of appointment: how long each takes, and how it looks in the agenda. */
export function Tipos({ clinica, estrutura }: PropsDaAba) {
  const [editado, setEditado] = useState<Tipo | null>(null);
  return (
    <div className={classes.duas}>
      <Stack>
        {estrutura.tipos.length === 0 && (
          <Suspense fallback={<Esqueleto />}>
            <Modelo clinicaId={clinica.id} />
          </Suspense>
        )}
        <Bloco titulo="Tipos de atendimento">
          {estrutura.tipos.length === 0 && (
            <BlocoVazio>
              Comece por “Consulta”. A duração de cada tipo diz quanto ele ocupa na agenda.
            </BlocoVazio>
          )}
          <ul className="linhas" aria-label="Tipos de atendimento">
            {estrutura.tipos.map((tipo) => (
              <Linha key={tipo.id} clinicaId={clinica.id} tipo={tipo} aoEditar={setEditado} />
            ))}
          </ul>
        </Bloco>
      </Stack>
      <FormularioSobDemanda
        key={editado?.id ?? 'novo'}
        titulo={editado ? `Editar ${editado.nome}` : 'Novo tipo'}
        rotulo="Adicionar tipo"
        aberto={editado !== null}
      >
        {(fechar) => (
          <FormularioDoTipo
            clinicaId={clinica.id}
            tipo={editado}
            aoTerminar={() => {
              setEditado(null);
              fechar();
            }}
          />
        )}
      </FormularioSobDemanda>
    </div>
  );
}

interface PropsDaLinha {
  clinicaId: string;
  tipo: Tipo;
  aoEditar: (tipo: Tipo) => void;
}

function Linha({ clinicaId, tipo, aoEditar }: PropsDaLinha) {
  const mudar = useMudarComVolta(clinicaId);
  const { id, nome, ativo } = tipo;
  return (
    <Box component="li" className="linha" {...(!ativo && { c: 'dimmed' })}>
      <Stack component="span" gap={0} miw={0}>
        <span>
          <span className={classes.amostra} style={{ background: corDoTipo(tipo.cor) }} />
          {nome}
          {!ativo && ' (desativado)'}
        </span>
        <Text span c="dimmed" fz="sm">
          {descricaoDo(tipo)}
        </Text>
      </Stack>
      <Group gap="xs">
        <Button variant="default" aria-label={`Editar ${nome}`} onClick={() => aoEditar(tipo)}>
          Editar
        </Button>
        <Button
          variant="default"
          aria-label={`${ativo ? 'Desativar' : 'Reativar'} ${nome}`}
          onClick={() =>
            mudar(
              ativo ? `${nome} foi desativado.` : `${nome} voltou à agenda.`,
              () => definirTipo(id, !ativo),
              () => definirTipo(id, ativo),
            )
          }
        >
          {ativo ? 'Desativar' : 'Reativar'}
        </Button>
      </Group>
    </Box>
  );
}

function descricaoDo({
  duracao_min,
  antes_min,
  depois_min,
  teleconsulta,
  pedido_pelo_paciente,
}: Tipo) {
  return [
    `${duracao_min} min`,
    antes_min > 0 && `${antes_min} min antes`,
    depois_min > 0 && `${depois_min} min depois`,
    teleconsulta && 'teleconsulta',
    pedido_pelo_paciente && 'o paciente pode pedir',
  ]
    .filter(Boolean)
    .join(' · ');
}
