import '@mantine/spotlight/styles.layer.css';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCamada } from '@/components/camadas/camadas.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { usePerfil, usePode } from '@/lib/session/AuthProvider.tsx';
import classes from './Paleta.module.css';
import { type AcaoDaPaleta, acoesDaPaleta, filtrarAcoes } from './paleta/acoes.ts';
import { usePacientesDaPaleta } from './paleta/pacientes.ts';

const NADA_ENCONTRADO = {
  telas: 'Nada encontrado. Tente outra palavra.',
  pacientes: 'Nada encontrado. Tente outra parte do nome. Os inativos estão na lista de pacientes.',
} as const;

interface Props {
  aoFechar: () => void;
  abrirCalculadoras: (() => void) | undefined;
}

/** Ctrl+K: every screen, every action and every patient, by any part of the name. */
export function Paleta({ aoFechar, abrirCalculadoras }: Props) {
  const { tipo } = usePerfil();
  const pode = usePode();
  const { clinica } = useActiveClinica();
  const lePacientes = pode('pacientes.ler');
  const [termo, setTermo] = useState('');
  const pacientes = usePacientesDaPaleta(termo, lePacientes);
  const acoes = filtrarAcoes(acoesDaPaleta(tipo, pode, !clinica?.soLeitura), termo);
  const navegar = useNavigate();
  // What opens over the screen waits until the palette has closed and given the focus back.
  const pedida = useRef(false);
  const escolher = (destino: AcaoDaPaleta['destino']) => {
    if (destino === 'calculadoras') pedida.current = true;
    else void navegar(destino);
  };

  // Mounted when it is wanted: opening is the first thing it does.
  useEffect(() => spotlight.open(), []);
  useCamada(true, spotlight.close);

  return (
    <Spotlight.Root
      shortcut={null}
      closeOnEscape={false}
      query={termo}
      onQueryChange={setTermo}
      onSpotlightClose={() => {
        aoFechar();
        if (pedida.current) abrirCalculadoras?.();
      }}
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
        onKeyDown={({ key }) => {
          // The palette highlights what is there when one types; patients come later.
          const [unico, ...outros] = [...acoes, ...pacientes.acoes];
          if (key !== 'Enter' || !unico || outros.length > 0 || pacientes.buscando) return;
          if (document.querySelector('[data-action][data-selected]')) return;
          spotlight.close();
          escolher(unico.destino);
        }}
      />
      <Spotlight.ActionsList>
        <Grupo rotulo="Telas e ações" acoes={acoes} aoEscolher={escolher} />
        <Grupo rotulo="Pacientes" acoes={pacientes.acoes} aoEscolher={escolher} />
        {acoes.length + pacientes.acoes.length === 0 && (
          <Spotlight.Empty>
            {pacientes.buscando
              ? 'Buscando…'
              : NADA_ENCONTRADO[lePacientes ? 'pacientes' : 'telas']}
          </Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

interface PropsDoGrupo {
  rotulo: string;
  acoes: readonly AcaoDaPaleta[];
  aoEscolher: (destino: AcaoDaPaleta['destino']) => void;
}

function Grupo({ rotulo, acoes, aoEscolher }: PropsDoGrupo) {
  if (acoes.length === 0) return null;
  return (
    <Spotlight.ActionsGroup label={rotulo}>
      {acoes.map(({ id, rotulo: texto, descricao, icone: Icone, destino }) => (
        <Spotlight.Action
          key={id}
          label={texto}
          {...(descricao && { description: descricao })}
          leftSection={<Icone size={20} stroke={1.7} aria-hidden />}
          onClick={() => aoEscolher(destino)}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
