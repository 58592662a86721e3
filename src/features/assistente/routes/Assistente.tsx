import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Colunas } from '@/components/Colunas.tsx';
import { Pagina } from '@/components/Pagina.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { Conversa } from '../components/Conversa.tsx';
import { Conversas } from '../components/Conversas.tsx';

/** `/plantonista/pleno`: a question, its answer with sources, and the conversations of before. */
export function Assistente() {
  const { conversa } = useSearch({ from: rotaDe(PATHS.assistente) });
  const { clinica } = useActiveClinica();
  const { tipo } = usePerfil();
  const navegar = useNavigate();
  const [nova, setNova] = useState(() => crypto.randomUUID());
  const conversaId = conversa ?? nova;
  const comecar = () => {
    setNova(crypto.randomUUID());
    void navegar({ to: PATHS.assistente, search: {} });
  };
  return (
    <Pagina
      titulo="Assistente"
      descricao="Responde só o que a base e as tabelas do Pleno dizem, com a fonte de cada frase."
      acoes={
        <Button variant="default" onClick={comecar}>
          Nova conversa
        </Button>
      }
    >
      <Colunas lateral={<Conversas aberta={conversaId} />}>
        <Conversa
          key={conversaId}
          conversaId={conversaId}
          clinicaId={tipo === 'medico' ? (clinica?.id ?? null) : null}
          pacienteId={null}
          contexto={tipo === 'plantonista' ? 'plantao' : 'general'}
        />
      </Colunas>
    </Pagina>
  );
}
