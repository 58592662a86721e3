import '@mantine/spotlight/styles.layer.css';
import { pode } from '@domain/permissoes.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import classes from './Paleta.module.css';
import { type AcaoDaPaleta, acoesDaPaleta, filtrarAcoes } from './paleta/acoes.ts';
import { usePacientesDaPaleta } from './paleta/pacientes.ts';

const ESPERA_DA_DIGITACAO = 200;

/** Ctrl+K: every screen, every action and every patient, by any part of the name. */
export function Paleta({ aoFechar }: { aoFechar: () => void }) {
  const { tipo } = usePerfil();
  const [termo, setTermo] = useState('');
  const [termoPronto] = useDebouncedValue(termo.trim(), ESPERA_DA_DIGITACAO);
  const pacientes = usePacientesDaPaleta(termoPronto, pode(tipo, 'pacientes.ler'));
  const acoes = filtrarAcoes(acoesDaPaleta(tipo), termo);

  // Mounted when it is wanted: opening is the first thing it does.
  useEffect(() => spotlight.open(), []);

  return (
    <Spotlight.Root
      shortcut={null}
      query={termo}
      onQueryChange={setTermo}
      onSpotlightClose={aoFechar}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 100, transition: 'fade' }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      title="Buscar telas, ações e pacientes"
      classNames={{ header: classes.titulo }}
    >
      <Spotlight.Search
        placeholder="Buscar telas, ações e pacientes…"
        aria-label="Buscar telas, ações e pacientes"
      />
      <Spotlight.ActionsList>
        <Grupo rotulo="Telas e ações" acoes={acoes} />
        <Grupo rotulo="Pacientes" acoes={pacientes.acoes} />
        {acoes.length + pacientes.acoes.length === 0 && (
          <Spotlight.Empty>
            {pacientes.buscando ? 'Buscando…' : 'Nada encontrado. Tente outra parte do nome.'}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function Grupo({ rotulo, acoes }: { rotulo: string; acoes: readonly AcaoDaPaleta[] }) {
  const navegar = useNavigate();
  if (acoes.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={rotulo}>
      {acoes.map(({ id, rotulo: texto, descricao, icone: Icone, destino }) => (
        <Spotlight.Action
          key={id}
          label={texto}
          {...(descricao && { description: descricao })}
          leftSection={<Icone size={20} stroke={1.7} aria-hidden />}
          onClick={() => navegar(destino)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
