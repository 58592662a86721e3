import { SegmentedControl, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Dialogo } from '@/components/camadas/Dialogo.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { usePerfil } from '@/lib/session/AuthProvider.tsx';
import { nuvensOptions } from '../api/nuvem.ts';
import { relerPendentes } from '../api/pendentes.ts';
import { certificadosOptions } from '../api/queries.ts';
import { registrarAssinatura } from '../api/registrar.ts';
import type { CertificadoNaLista } from '../cofre.ts';
import type { DocumentoAAssinar, Registro } from '../documento.ts';
import { Lote } from '../lote.ts';
import { Assinados } from './Assinados.tsx';
import { AssinarAqui } from './AssinarAqui.tsx';
import { AssinarFora } from './AssinarFora.tsx';
import { AssinarNaNuvem } from './AssinarNaNuvem.tsx';

export interface PropsDeAssinar {
  documentos: readonly DocumentoAAssinar[];
  /** Closes the dialog, with what was signed by then. */
  aoFechar: (assinados: ReadonlyMap<string, Registro>) => void;
}

type Meio = 'aqui' | 'nuvem' | 'fora';
const MEIOS = [
  { value: 'aqui' as const, label: 'Neste navegador' },
  { value: 'nuvem' as const, label: 'Em nuvem' },
  { value: 'fora' as const, label: 'Em outro programa' },
];

/**
 * Signs one document or many: in this browser, in a cloud, or in the program of who issued the certificate. What was
 * signed and did not arrive is kept while the dialog is open, and sent again as it was.
 */
export function AssinarDocumentos({ documentos, aoFechar }: PropsDeAssinar) {
  const { id } = usePerfil();
  const cache = useQueryClient();
  const [escolhido, setEscolhido] = useState<Meio>();
  const { data: certificados, error } = useQuery(certificadosOptions(id));
  const ativo = certificados?.find(({ isActive }) => isActive);
  // Where it cannot be asked, one signs by another means.
  const { data: nuvens } = useQuery(nuvensOptions(id));
  const temNuvem = nuvens !== undefined && nuvens.provedores.length > 0;
  const meio = escolhido ?? meioDe(ativo, temNuvem);
  const [lote] = useState(() => new Lote(documentos, registrarAssinatura));
  const etapas = useSyncExternalStore(lote.assistir, lote.etapas);
  const ocupado = [...etapas.values()].some(({ etapa }) =>
    ['preparando', 'assinando', 'registrando'].includes(etapa),
  );
  const registros = new Map(
    [...etapas].flatMap(([documentId, etapa]) =>
      etapa.etapa === 'assinado' ? [[documentId, etapa.registro] as const] : [],
    ),
  );
  const prontos = registros.size === documentos.length;

  return (
    <Dialogo
      opened
      size="lg"
      title={prontos ? 'Assinatura digital' : titulo(documentos)}
      onClose={() => {
        if (registros.size > 0) void relerPendentes(cache, id);
        aoFechar(registros);
      }}
      closeOnClickOutside={false}
      closeOnEscape={!ocupado}
      withCloseButton={!ocupado}
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      <Stack>
        {registros.size > 0 && !ocupado && <Assinados lote={lote} registros={registros} />}
        {!prontos && !certificados && !error && <Esqueleto linhas={3} />}
        {!prontos && (certificados || error) && (
          <>
            <SegmentedControl
              fullWidth
              aria-label="Como assinar"
              data={MEIOS.filter(({ value }) => temNuvem || value !== 'nuvem')}
              value={meio}
              disabled={ocupado}
              onChange={setEscolhido}
            />
            {meio === 'aqui' && (
              <AssinarAqui
                usuarioId={id}
                lote={lote}
                etapas={etapas}
                certificado={ativo}
                carimba={nuvens?.carimbo ?? false}
              />
            )}
            {meio === 'nuvem' && nuvens && (
              <AssinarNaNuvem usuarioId={id} lote={lote} etapas={etapas} nuvens={nuvens} />
            )}
            {meio === 'fora' && <AssinarFora lote={lote} etapas={etapas} />}
          </>
        )}
      </Stack>
    </Dialogo>
  );
}

/** What one most likely signs with: the active certificate, else a cloud where there is one. */
function meioDe(ativo: CertificadoNaLista | undefined, temNuvem: boolean): Meio {
  if (ativo?.type === 'A1' || !temNuvem) return ativo?.type === 'A3' ? 'fora' : 'aqui';
  return 'nuvem';
}

function titulo(documentos: readonly DocumentoAAssinar[]): string {
  const [unico, outro] = documentos;
  return unico && !outro ? `Assinar: ${unico.titulo}` : `Assinar ${documentos.length} documentos`;
}
